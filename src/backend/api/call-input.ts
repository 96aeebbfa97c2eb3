import { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import type { AllCalls, AnyCallKey } from '#src/contract/calls.ts'

type Parsed<C, Part extends 'path' | 'query' | 'body'> = C extends { [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** What a call's handler gets: path, query and body as the contract reads them. */
export type ParsedInput<K extends AnyCallKey> = {
  path: Parsed<AllCalls[K], 'path'>
  query: Parsed<AllCalls[K], 'query'>
  body: Parsed<AllCalls[K], 'body'>
}

// Text that PostgreSQL cannot keep: the character 0 and halves of surrogate pairs.
const isKeepable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([key, inner]) => isKeepable(key) && isKeepable(inner))
  return true
}

const keepable = (schema: z.ZodType | undefined): z.ZodType =>
  (schema ?? z.undefined()).refine(isKeepable, 'holds a character that is not allowed')

/** The schema of all that goes into a call. */
export function inputSchema<K extends AnyCallKey>(call: AllCalls[K]): z.ZodType<ParsedInput<K>>
export function inputSchema(call: Call): z.ZodType {
  return z.object({ path: keepable(call.path), query: keepable(call.query), body: keepable(call.body) })
}
