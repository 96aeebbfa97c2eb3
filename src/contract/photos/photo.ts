import { z } from 'zod'
import { imageSchema } from '#src/contract/catalogue/product.ts'

const plainId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
  .max(60)

export const photoIdSchema = plainId.describe('Id of a photo')
export const streamIdSchema = plainId.describe('Id of a stream: photos on one subject')
export const categorySchema = plainId.describe('Kind of photo, such as trail')
export const customerIdSchema = plainId.describe('Id of the photographer')
/** The gallery tag of a product: its master id. */
export const photoTagSchema = z.string().regex(/^[A-Z0-9]{8,11}$/)

/** A photo a shopper took and gave to be shown. */
export const photoSchema = z.object({
  id: photoIdSchema,
  caption: z.string(),
  language: z.string().describe('Language of the caption'),
  takenAt: z.iso.datetime(),
  author: z.object({ id: customerIdSchema, name: z.string() }),
  picture: imageSchema,
  categories: z.array(categorySchema),
  streams: z.array(streamIdSchema),
  tags: z.array(photoTagSchema).describe('Master ids of the products in it'),
})

export const photoPageSchema = z.object({
  media: z.array(photoSchema).describe('Newest first'),
  total: z.int(),
})

export const photoPagingShape = {
  limit: z.coerce.number().int().min(1).max(50).default(12),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
}

export const reportReasons = ['offensive', 'rights', 'person', 'spam', 'other'] as const

export const photoReportSchema = z.object({
  reason: z.enum(reportReasons),
  message: z.string().trim().max(1000).optional(),
})

export const photoUserSchema = z.object({
  name: z.string().trim().min(1).max(60),
  email: z.email().max(100).optional(),
})

export const photoUploadSchema = z.object({
  picture: imageSchema,
  caption: z.string().trim().max(300),
  tags: z.array(photoTagSchema).max(10).default([]),
})

export type Photo = z.infer<typeof photoSchema>
export type PhotoPage = z.infer<typeof photoPageSchema>
export type PhotoReport = z.infer<typeof photoReportSchema>
export type PhotoUser = z.infer<typeof photoUserSchema>
export type PhotoUpload = z.infer<typeof photoUploadSchema>
