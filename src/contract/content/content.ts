import { z } from 'zod'
import { validityWindowShape } from './validity-window.ts'

/** Ids and names within content: short, and safe in an address and as a file's name. */
const plainName = (longest: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
    .max(longest)

export const siteIdSchema = z.string().regex(/^[a-z]{2}-[a-z]{2}$/)
export const modeSchema = z.enum(['publish', 'preview'])

/** Pages may lie in folders: `help/returns/how-to-return`. */
export const pageSlugSchema = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
  .max(300)
export const categoryIdSchema = z.string().regex(/^\d{4,10}$/)
export const productIdSchema = z.string().regex(/^[A-Z0-9]{8,11}$/)
export const fragmentIdSchema = plainName(100)
export const typeNameSchema = plainName(60)

const offset = z.coerce.number().int().min(0).max(100_000).default(0)

/** A parameter that may stand once, several times, or not at all. */
const repeatable = <Schema extends z.ZodType<string>>(schema: Schema, most: number) =>
  z
    .union([schema, z.array(schema).max(most)])
    .optional()
    .transform((given): string[] => (given === undefined ? [] : [...new Set([given].flat())]))

const maxTags = 20

export const searchQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset,
  tagId: repeatable(plainName(60), maxTags).describe('May repeat: results carry at least one of the tags'),
})

/** Page sizes of the content preview viewer (specification, account and content, section 9). */
export const showcaseLimits = [10, 20, 50] as const

export const showcaseQuerySchema = z.object({
  layoutVariant: plainName(60).optional().describe('Only entries with this variant'),
  limit: z.coerce.number().pipe(z.literal(showcaseLimits)).default(20),
  offset,
})

const tagSchema = z.object({ id: plainName(60), label: z.string().trim().min(1).max(60) })
const pictureSchema = z.looseObject({ publicId: z.string() })

/** What a list shows of an article (specification, account and content, section 3). */
export const articleSchema = z.object({
  id: z.string(),
  title: z.string().trim().min(1).max(300),
  subtitle: z.string().trim().max(300).optional(),
  date: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .optional()
    .describe('Day or instant the article is of; lists are ordered by it, newest first'),
  media: pictureSchema.optional().describe('The picture it opens with, as blocks take it'),
  picture: pictureSchema.optional().describe('The picture for lists, where it differs'),
  tags: z.array(tagSchema).default([]),
  url: z.string().describe('Address of its page, without locale'),
  relatedQuery: z.string().max(300).optional().describe('Query that finds related articles: `tagId=care`'),
})

export const searchResponseSchema = z.object({
  result: z.array(articleSchema),
  facets: z.array(tagSchema.extend({ count: z.int() })).describe('All tags, with how many results each has'),
  total: z.int().describe('How many there are in all pages of the result'),
  ...validityWindowShape,
})

const childPageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  url: z.string().describe('Address of the page, without locale'),
})

export const childrenResponseSchema = z.object({ result: z.array(childPageSchema), ...validityWindowShape })

const showcaseItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  referrersCount: z.int().describe('How many other entries refer to this one'),
  modificationDate: z.iso.datetime(),
})

export const showcaseResponseSchema = z.object({ result: z.array(showcaseItemSchema), total: z.int() })

export type Article = z.infer<typeof articleSchema>
export type SearchResponse = z.infer<typeof searchResponseSchema>
export type ChildrenResponse = z.infer<typeof childrenResponseSchema>
export type ShowcaseResponse = z.infer<typeof showcaseResponseSchema>

/** A search as content sources get it: `searchType` names what is searched, such as `article`. */
export type SearchQuery = z.output<typeof searchQuerySchema> & { searchType: string }
/** `docType` is a kind of entry (`page`, `fragment`, …) or a type of block, then entries that hold such a block are listed. */
export type ShowcaseQuery = z.output<typeof showcaseQuerySchema> & { docType: string }
