import { z } from 'zod'

const length = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?(rem|px|%)$/)
  .describe('CSS length in rem, px or %')

const paddings = ['none', 'small', 'medium', 'large'] as const

/** How a block lays its items out at a breakpoint (specification, account and content, section 3: Collection). */
const layoutSchema = z.object({
  type: z.enum(['grid', 'carousel']),
  columns: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('Items side by side; a carousel shows a bit of the next one too'),
  slideWidth: length.optional().describe('Width of an item of a carousel, instead of columns'),
  slideMaxWidth: length.optional(),
  slidePadding: z
    .union([z.enum(paddings), length])
    .optional()
    .describe('Space within an item, on all sides: none, small, medium, large, or a CSS length'),
  margin: length.optional().describe('Space between items'),
  showArrows: z.boolean(),
  showIndicators: z.boolean().default(false).describe('A dot for each item, up to twelve'),
  showProgress: z.boolean().default(false),
  autoplay: z.boolean().default(false).describe('Moves on by itself, unless the visitor wants less motion'),
  autorotateTime: z.number().min(1).max(60).default(6).describe('Seconds a slide stands'),
  loop: z.boolean().default(false).describe('After the last item comes the first'),
})

/** The layout by breakpoint, with arrows or without where an editor says nothing of them. */
export const layoutsSchemaWith = ({ arrows }: { arrows: boolean }) => {
  const layout = layoutSchema.extend({ showArrows: z.boolean().default(arrows) }).optional()
  return z
    .object({ sm: layout, md: layout, lg: layout })
    .default({})
    .describe('Layout by breakpoint; one that is missing is as the next smaller, the smallest a carousel')
}

export type Layout = z.output<typeof layoutSchema>
export type SlidePadding = (typeof paddings)[number]
