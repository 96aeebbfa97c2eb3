import { z } from 'zod'

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** One picture to make, in words that pass between processes. */
export const pictureJobSchema = z.object({
  id: z.int(),
  publicId: z.string(),
  /** The original as a file; a drawing of the shop where it is missing. */
  file: z.string().optional(),
  /** The original itself. */
  bytes: bytesSchema.optional(),
  /** Whether the mean colour is wanted besides. */
  wantsColor: z.boolean(),
  /** Names the finished picture in the cache; one without a name is not put there. */
  key: z.string().optional(),
  transformation: z.object({
    width: z.number(),
    ratio: z.number().optional(),
    gravity: z.string(),
    quality: z.number(),
    sharpening: z.number(),
    format: z.enum(['avif', 'webp', 'jpg', 'png']),
  }),
})

export type PictureJob = z.infer<typeof pictureJobSchema>

/** What the picture process hears: a job, or that nobody waits for one any more. */
export const pictureOrderSchema = z.union([
  z.object({ job: pictureJobSchema }),
  z.object({ cancel: z.int() }),
])

/** How a job ended. */
export const pictureOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('made'),
    bytes: bytesSchema,
    /** Mean colour as `#rrggbb`; a picture that one can see through has none. */
    color: z.string().optional(),
  }),
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('unreadable'), reason: z.string() }),
])

export type PictureOutcome = z.infer<typeof pictureOutcomeSchema>

/** What the picture process says of a job. */
export const pictureReportSchema = z.object({ id: z.int(), outcome: pictureOutcomeSchema })
