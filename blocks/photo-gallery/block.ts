import { z } from 'zod'
import { bandFields, blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { categorySchema, customerIdSchema, streamIdSchema } from '#src/contract/photos/photo.ts'
import { photoGalleryExamples } from './examples.ts'

const { name, overline, title, subtitle } = blockFields

const schema = z.object({
  name,
  overline,
  title,
  subtitle,
  streamId: streamIdSchema.optional(),
  customerId: customerIdSchema.optional(),
  category: categorySchema.optional(),
  limit: z.int().min(1).max(24).default(8).describe('Most photos'),
  showProducts: z.boolean().default(true).describe('Names the products in a photo'),
  ...bandFields,
})

export type PhotoGalleryProps = z.output<typeof schema>
export type PhotoGalleryEntry = z.input<typeof schema>

/** Specification, account and content, sections 2 and 7: user-generated-photo gallery. */
export const photoGallery = defineBlock({
  type: 'photo-gallery',
  title: 'Photo gallery',
  description:
    'Photos of shoppers, newest first. On a product page those with the product in them, unless a stream, customer or category is named.',
  schema,
  examples: photoGalleryExamples,
  stylesheets: ['photo-gallery'],
  cacheable: false,
  queryParameters: ['report', 'reported'],
  script: 'photo-gallery-script',
})
