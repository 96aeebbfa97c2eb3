import { z } from 'zod'
import { bandFields, blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { mediaTargetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { categoryCardsExamples } from './examples.ts'

const { name, overline, title, subtitle, hideTitle } = blockFields

const card = z.object({
  ...scheduleShape,
  title: z.string().trim().min(1).max(60),
  subtitle,
  media: mediaSchema,
  mediaTarget: mediaTargetSchema.describe('Where the card leads, mostly a listing'),
})

const schema = z.object({
  name,
  overline,
  title,
  subtitle,
  hideTitle,
  items: entries(card).meta({ description: 'Two to eight cards' }),
  ...bandFields,
})

export type CategoryCardsProps = z.output<typeof schema>
export type CategoryCardsEntry = z.input<typeof schema>

export const categoryCards = defineBlock({
  type: 'category-cards',
  title: 'Category cards',
  description: 'Pictures with the names of categories on them, two in a row on phones and up to four beyond.',
  schema,
  examples: categoryCardsExamples,
  stylesheets: ['category-cards'],
  cacheable: true,
})
