import { z } from 'zod'
import { bandFields, blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { mediaTargetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { verticalLinkListExamples } from './examples.ts'

const { subtitle, promotionTracking } = blockFields

const link = z.object({
  ...scheduleShape,
  title: z.string().trim().min(1).max(300),
  subtitle,
  media: mediaSchema.describe('Shown while the link is pointed at or has the focus'),
  mediaTarget: mediaTargetSchema.describe('Where the link leads'),
})

const schema = z.object({
  ...headFields,
  items: entries(link).meta({ description: 'Two to eight links' }),
  imageSide: z.enum(['start', 'end']).default('end').describe('Side of the picture'),
  ...bandFields,
  promotionTracking,
})

export type VerticalLinkListProps = z.output<typeof schema>
export type VerticalLinkListEntry = z.input<typeof schema>

export const verticalLinkList = defineBlock({
  type: 'vertical-link-list',
  title: 'Vertical link list',
  description: 'Large links below each other beside a picture, which changes to that of the link pointed at.',
  schema,
  examples: verticalLinkListExamples,
  stylesheets: ['vertical-link-list'],
  cacheable: true,
  script: 'vertical-link-list-script',
})
