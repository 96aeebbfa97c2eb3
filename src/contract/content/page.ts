import { z } from 'zod'
import { validityWindowShape } from './validity-window.ts'

const metadataSchema = z
  .object({
    htmlTitle: z.string().default(''),
    htmlDescription: z.string().default(''),
    ogTitle: z.string().optional(),
    ogDescription: z.string().optional(),
    ogImage: z.string().optional().describe('Picture id'),
    canonical: z.string().optional(),
    robots: z.string().optional(),
  })
  .describe('Page metadata (specification, account and content, section 3)')

/** Instants between which an entry shows; either may be missing. */
export const scheduleShape = {
  publishAt: z.iso.datetime({ offset: true }).optional(),
  expireAt: z.iso.datetime({ offset: true }).optional(),
}

/** An item as it travels: its type names a block; its fields are checked by that block's schema when a page is resolved. */
export const rawItemSchema = z.looseObject({ type: z.string(), ...scheduleShape })

export const pageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string().optional().describe('What editors call it; its title where missing'),
  layoutVariant: z.string().optional().describe('Variant by which the content preview viewer finds it'),
  metadata: metadataSchema.prefault({}),
  ...scheduleShape,
  sections: z.array(z.object({ name: z.string(), ...scheduleShape, items: z.array(z.unknown()) })),
})

/** A page as content services deliver it: of what does not show yet they tell but the instant. */
export const deliveredPageSchema = pageSchema.extend(validityWindowShape).meta({ id: 'Page' })

export type CanvasPage = z.infer<typeof deliveredPageSchema>
export type PageMetadata = z.infer<typeof metadataSchema>
