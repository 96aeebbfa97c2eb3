import { z } from 'zod'
import { publicIdOf } from './adapters/picture-address.ts'

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

/** A length of a picture or video in pixels. */
export const pixelsSchema = z.int().min(1).max(20_000)

export const publicIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)*$/)
  .max(200)

const pictureShape = {
  publicId: z
    .string()
    .regex(/^(?:[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)*|https?:\/\/[^\s"<>]+)$/)
    .max(1000)
    .overwrite(publicIdOf)
    .describe(
      'Public id of the picture, made into an address by the picture service; or the address of a picture of the CMS',
    ),
  width: pixelsSchema.optional().describe('Natural width in pixels'),
  height: pixelsSchema
    .optional()
    .describe(
      'Natural height in pixels; a picture without measures is cropped to 3:2 where its place has no shape',
    ),
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
