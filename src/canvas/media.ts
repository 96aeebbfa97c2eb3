import { z } from 'zod'

/** Where a picture's subject lies, kept in view when the frame is narrower or lower than the picture. */
const focalPoints = [
  'center',
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const

const pictureShape = {
  publicId: z
    .string()
    .regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)*$/)
    .max(200)
    .describe('Public id of the picture, made into an address by the picture service'),
  width: z.int().min(1).max(20_000).describe('Natural width in pixels'),
  height: z.int().min(1).max(20_000).describe('Natural height in pixels'),
  focal: z.enum(focalPoints).default('center').describe('Where the subject lies'),
}

export const pictureSchema = z.object(pictureShape).meta({ title: 'Picture' })

/** A picture with its text alternative, and another crop for a breakpoint where one composition does not suit all. */
export const mediaSchema = z
  .object({
    ...pictureShape,
    alt: z.string().max(300).describe('What the picture shows; empty when it only decorates'),
    sm: pictureSchema.optional().describe('Instead, below 768 px'),
    md: pictureSchema.optional().describe('Instead, from 768 px'),
    lg: pictureSchema.optional().describe('Instead, from 1024 px'),
  })
  .meta({ title: 'Media' })

export type Picture = z.infer<typeof pictureSchema>
export type Media = z.infer<typeof mediaSchema>
export type Focal = Picture['focal']
