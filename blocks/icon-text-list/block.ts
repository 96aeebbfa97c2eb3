import { z } from 'zod'
import { bandFields, blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { richHtml } from '#src/canvas/rich-text.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { iconNames } from '#src/components/icon/icons.ts'
import { iconTextListExamples } from './examples.ts'

const { title, promotionTracking } = blockFields

const item = z.object({
  ...scheduleShape,
  icon: z.enum(iconNames).optional().describe('Icon of the shop'),
  media: mediaSchema.optional().describe('Picture in place of the icon'),
  title,
  richText: richHtml.optional().describe('A sentence or two'),
  target: targetSchema.optional().describe('Link under the text'),
})

const schema = z.object({
  ...headFields,
  items: entries(item).meta({ description: 'The texts' }),
  iconSize: z.enum(['small', 'medium', 'large']).default('medium'),
  alignment: z.enum(['start', 'center']).default('start'),
  ...bandFields,
  promotionTracking,
})

export type IconTextListProps = z.output<typeof schema>
export type IconTextListEntry = z.input<typeof schema>

export const iconTextList = defineBlock({
  type: 'icon-text-list',
  title: 'Icon and text list',
  description:
    'Short texts, each with an icon: promises, services, materials. Four stand two by two on wide screens.',
  schema,
  examples: iconTextListExamples,
  stylesheets: ['icon-text-list'],
  picture: 'none',
  cacheable: true,
})
