import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { productOverlayPicture } from './product-overlay-banner.picture.ts'
import { onPicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { productOverlayBannerExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  productId: z
    .string()
    .regex(/^[A-Z0-9]{8,11}$/)
    .describe('The product; while the catalogue lacks it, the banner shows without'),
  productPosition: z
    .enum(['start', 'end'])
    .default('end')
    .describe('Side of the picture the product lies on, from the medium breakpoint on'),
})

export type ProductOverlayBannerProps = z.output<typeof schema>
export type ProductOverlayBannerEntry = z.input<typeof schema>

export const productOverlayBanner = defineBlock({
  type: 'product-overlay-banner',
  title: 'Product overlay banner',
  description: 'A picture with a product of the catalogue laid over it: its picture, name and price.',
  schema,
  examples: productOverlayBannerExamples,
  stylesheets: [...onPicture, 'product-card', 'product-overlay-banner'],
  picture: productOverlayPicture,
  cacheable: false,
})
