import { z } from 'zod'

const rowSchema = z.object({ label: z.string(), value: z.string(), isStrong: z.boolean().optional() })

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** Addresses side by side, each with a heading. */
  z.object({
    kind: z.literal('columns'),
    columns: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('facts'), rows: z.array(rowSchema) }),
  /** Cells of all columns but the first are numbers. */
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** Amounts below each other at the end of the line. */
  z.object({ kind: z.literal('sums'), rows: z.array(rowSchema) }),
  /** A bar code of digits and capital letters, with its text below. */
  z.object({ kind: z.literal('code'), value: z.string().regex(/^[A-Z\d]{1,24}$/), alt: z.string() }),
])

/** What is printed, in words that pass between threads: a title and what stands below it. */
export const documentSchema = z.object({
  title: z.string(),
  /** Who issues it. */
  author: z.string(),
  /** BCP 47: `de-DE`. */
  language: z.string(),
  paper: z.enum(['A4', 'LETTER']),
  blocks: z.array(blockSchema).max(200),
  /** Small print at the end. */
  footer: z.array(z.string()),
})

export type PrintedDocument = z.infer<typeof documentSchema>
export type DocumentBlock = z.infer<typeof blockSchema>
