import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { benefitBarExamples } from './examples.ts'

const { name, backgroundColor, bottomMargins, hideOnBreakpoint, promotionTracking } = blockFields

const benefit = z.object({
  ...scheduleShape,
  id: z.string().max(100).optional().describe('What analytics calls it'),
  text: z.string().trim().min(1).max(200),
  url: targetSchema.shape.url.optional(),
  infoIcon: z.boolean().default(false).describe('An i behind the text: there is more to know at the link'),
})

const schema = z.object({
  name,
  logo: mediaSchema.optional(),
  backgroundImage: mediaSchema.optional().describe('Behind the words, under a shade'),
  targets: entries(benefit).meta({ description: 'The promises' }),
  showCloseButton: z.boolean().default(true),
  alignment: z.enum(['start', 'center', 'end']).default('center'),
  backgroundColor: backgroundColor.unwrap().default('brand').describe('Ground of the bar, by token'),
  bottomMargins: bottomMargins.unwrap().default('none').describe('Space below the block'),
  hideOnBreakpoint,
  promotionTracking,
})

export type BenefitBarProps = z.output<typeof schema>
export type BenefitBarEntry = z.input<typeof schema>

export const benefitBar = defineBlock({
  type: 'benefit-bar',
  title: 'Benefit bar',
  description: 'A narrow bar of promises that can be closed, and then stays so until its words change.',
  schema,
  examples: benefitBarExamples,
  stylesheets: ['benefit-bar'],
  picture: 'none',
  cacheable: true,
  script: 'benefit-bar-script',
})
