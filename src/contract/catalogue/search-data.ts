import { z } from 'zod'
import { scheduleShape } from '#src/contract/content/page.ts'
import { productIdSchema } from './catalogue.ts'

const language = z.string().regex(/^[a-z]{2}$/, 'a language such as en')
const queries = z
  .array(
    z
      .string()
      .max(100)
      .regex(/[\p{L}\p{N}]/u, 'a query with a letter or digit'),
  )
  .min(1)
  .describe('What shoppers type; case, accents and signs do not count')
/** Single letters are no words. */
const synonym = z
  .string()
  .max(60)
  .regex(/\p{N}|\p{L}\p{M}*\p{L}/u, 'a name with a word')
const productIds = z.array(productIdSchema).optional()

const redirectSchema = z.strictObject({
  queries,
  language: language.optional().describe('Every language when missing'),
  to: z
    .string()
    .regex(/^\/(?!\/)[^\s\\]*$/, 'a path such as /help/returns')
    .describe('Path of a page without the locale'),
  ...scheduleShape,
})

const rankingSchema = z.strictObject({
  queries,
  language: language.optional().describe('Every language when missing'),
  pin: productIds.describe('These come first, in this order'),
  boost: productIds.describe('These come before the others'),
  bury: productIds.describe('These come last'),
  ...scheduleShape,
})
export type SearchRanking = z.infer<typeof rankingSchema>

/** What a merchant says of searches; see docs/search.md. */
export const searchDataSchema = z.strictObject({
  synonyms: z
    .record(language, z.array(z.array(synonym).min(2)))
    .default({})
    .describe('By language, groups of words or phrases that mean the same'),
  redirects: z.array(redirectSchema).default([]).describe('Queries that lead to a page'),
  rankings: z.array(rankingSchema).default([]).describe('In what order a query shows what it finds'),
})
export type SearchData = z.infer<typeof searchDataSchema>
