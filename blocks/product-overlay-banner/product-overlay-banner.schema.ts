import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const productOverlayBanner = defineBlock({
  type: 'product-overlay-banner',
  title: 'Product overlay banner',
  description: 'A picture with a product of the catalogue laid over it: its picture, name and price.',
  schema: z.object({
    ...blockFields,
    productId: z
      .string()
      .regex(/^[A-Z0-9]{8,11}$/)
      .describe('The product; while the catalogue lacks it, the banner shows without'),
    productPosition: z
      .enum(['start', 'end'])
      .default('end')
      .describe('Side of the picture the product lies on, from the medium breakpoint on'),
  }),
})

export type ProductOverlayBannerProps = BlockProps<typeof productOverlayBanner>
