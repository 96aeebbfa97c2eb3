import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'
import { slot } from '#src/canvas/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'

const { name, overline, title, subtitle, hideTitle, backgroundColor, bottomMargins, hideOnBreakpoint } =
  blockFields

const length = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?(rem|px|%)$/)
  .describe('CSS length in rem, px or %')

/** How a collection lays its items out at a breakpoint (specification, account and content, section 3: Collection). */
const layout = z.object({
  type: z.enum(['grid', 'carousel']),
  columns: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('Items side by side; a carousel shows a bit of the next one too'),
  slideWidth: length.optional().describe('Width of an item of a carousel, instead of columns'),
  slideMaxWidth: length.optional(),
  slidePadding: length.optional().describe('Space within an item, on all sides'),
  margin: length.optional().describe('Space between items'),
  showArrows: z.boolean().default(true),
  showIndicators: z.boolean().default(false),
  showProgress: z.boolean().default(false),
  autoplay: z.boolean().default(false),
  autorotateTime: z.number().min(1).max(60).default(6).describe('Seconds a slide stands'),
  loop: z.boolean().default(false),
})

const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)

export const collection = defineBlock({
  type: 'collection',
  title: 'Collection',
  description: 'Cards, banners or products side by side: as a grid or a carousel, by breakpoint.',
  schema: z.object({
    name,
    overline,
    title,
    subtitle,
    hideTitle,
    variant: z.enum(['default', 'products']).default('default'),
    breakpoints: z
      .object({ sm: layout.optional(), md: layout.optional(), lg: layout.optional() })
      .default({})
      .describe('Layout by breakpoint; one that is missing is as the next smaller, the smallest a carousel'),
    items: slot.default([]),
    productIds: z
      .array(productId)
      .max(24)
      .optional()
      .describe('Products shown after the items, in this order'),
    categoryId: z
      .string()
      .regex(/^\d{4,10}$/)
      .optional()
      .describe('Category whose first products are shown after the items'),
    limit: z.int().min(1).max(24).default(8).describe('Most products of the category'),
    alignment: z.enum(['start', 'center']).default('start'),
    textLink: targetSchema.optional().describe('Link beside the title'),
    backgroundColor,
    bottomMargins,
    hideOnBreakpoint,
  }),
})

export type CollectionProps = BlockProps<typeof collection>
export type CollectionLayout = z.output<typeof layout>
