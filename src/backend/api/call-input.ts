import { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import { calls, type AllCalls, type AnyCallKey } from '#src/contract/calls.ts'

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

const schemas = new Map<AnyCallKey, z.ZodType>()

/** The schema of all that goes into a call, made when it is first asked for. */
export function inputSchema<K extends AnyCallKey>(key: K): z.ZodType<ParsedInput<K>>
export function inputSchema(key: AnyCallKey): z.ZodType {
  const known = schemas.get(key)
  if (known) return known
  const { path, query, body }: Call = calls[key]
  const schema = z.object({ path: keepable(path), query: keepable(query), body: keepable(body) })
  schemas.set(key, schema)
  return schema
}
