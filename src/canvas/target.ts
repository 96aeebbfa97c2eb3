import { z } from 'zod'
import { isSafeUrl } from './safe-url.ts'

/** An address content may link to; see `isSafeUrl`. Within the site it is written without locale. */
const urlSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(isSafeUrl, 'must be http(s), mailto, tel, or begin with / # or ?')
  .describe('Address: http(s), mailto, tel, or within the site without locale, such as /c/women-1000')

const targetAttribute = z.enum(['_self', '_blank']).default('_self').describe('Window the link opens in')

/** A link with its words (specification, account and content, section 3: targets). */
export const targetSchema = z
  .object({
    text: z.string().min(1).max(120),
    url: urlSchema,
    style: z.enum(['primary', 'secondary', 'text']).default('primary'),
    size: z.enum(['sm', 'md', 'lg']).default('md'),
    targetAttribute,
  })
  .meta({ title: 'Link' })

/** The link a picture or a whole block carries. */
export const mediaTargetSchema = z.object({ url: urlSchema, targetAttribute }).meta({ title: 'Destination' })

export type Target = z.infer<typeof targetSchema>
export type MediaTarget = z.infer<typeof mediaTargetSchema>
