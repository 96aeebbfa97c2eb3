import { z } from 'zod'
import { bandFields, blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { slotOf } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { layoutsSchemaWith } from '#src/components/carousel/layout.schema.ts'
import { collectionExamples } from './examples.ts'

const { promotionTracking } = blockFields

/** More items than anyone scrolls through would only make the page slow. */
const maxItems = 100

const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)

const schema = z.object({
  ...headFields,
  variant: z
    .enum(['default', 'products'])
    .default('default')
    .describe('products: narrower items, four in a row, as collections that ask for products have anyway'),
  breakpoints: layoutsSchemaWith({ arrows: true }),
  items: slotOf(maxItems).default([]),
  productIds: z.array(productId).max(24).optional().describe('Products shown after the items, in this order'),
  categoryId: z
    .string()
    .regex(/^\d{4,10}$/)
    .optional()
    .describe('Category whose first products are shown after the items'),
  limit: z.int().min(1).max(24).default(8).describe('Most products of the category'),
  alignment: z.enum(['start', 'center']).default('start'),
  textLink: targetSchema.optional().describe('Link beside the title'),
  ...bandFields,
  promotionTracking,
})

export type CollectionProps = z.output<typeof schema>
export type CollectionEntry = z.input<typeof schema>

export const collection = defineBlock({
  type: 'collection',
  title: 'Collection',
  description: 'Cards, banners or products side by side: as a grid or a carousel, by breakpoint.',
  schema,
  examples: collectionExamples,
  stylesheets: ['carousel', 'collection', 'product-card'],
  cacheable: false,
  script: 'collection-script',
})
