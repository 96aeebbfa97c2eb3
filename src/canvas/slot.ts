import { z } from 'zod'
import type { ResolvedItem } from './resolved-page.ts'

/** More entries than this in one place are refused. */
const mostItems = 500

/** A list that parsing leaves empty and `resolvePage` fills, since it alone knows the instant and the path. */
export type Waiting = { raw: readonly unknown[] } & (
  | { kind: 'blocks'; add: (items: readonly ResolvedItem[]) => void }
  | { kind: 'entries'; add: (raw: unknown) => z.ZodSafeParseResult<unknown> }
)

const waiting = new WeakMap<object, Waiting>()

const blockList = z.array(z.unknown()).max(mostItems)

/** Whether a schema is the list behind `slot`. */
export const isSlot = (schema: object): boolean => schema === blockList

const entrySchemas = new WeakMap<object, z.ZodType>()

/** The schema of the entries of a list made by `entries`. */
export const entrySchemaOf = (list: object): z.ZodType | undefined => entrySchemas.get(list)

/** A field that holds blocks of any type. */
export const slot = blockList
  .transform((raw): ResolvedItem[] => {
    const list: ResolvedItem[] = []
    waiting.set(list, { kind: 'blocks', raw, add: (items) => list.push(...items) })
    return list
  })
  .meta({ description: 'Blocks' })

/**
 * A list of entries of one kind, each with its own schedule and each checked by itself: one that is wrong is reported
 * and left out, where a plain list would take its whole block along.
 */
export const entries = <Schema extends z.ZodType>(schema: Schema) => {
  const rawList = z.array(z.unknown()).max(mostItems)
  entrySchemas.set(rawList, schema)
  return rawList.transform((raw): z.output<Schema>[] => {
    const list: z.output<Schema>[] = []
    const add = (entry: unknown): z.ZodSafeParseResult<unknown> => {
      const parsed = schema.safeParse(entry)
      if (parsed.success) list.push(parsed.data)
      return parsed
    }
    waiting.set(list, { kind: 'entries', raw, add })
    return list
  })
}

/** Calls `fill` for each waiting list within parsed props, however deep in objects and lists. */
export const fillSlots = (
  value: unknown,
  path: string,
  fill: (list: Waiting, path: string) => void,
): void => {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const list = waiting.get(value)
    if (list) fill(list, path)
    else value.forEach((entry: unknown, index) => fillSlots(entry, `${path}[${index}]`, fill))
    return
  }
  for (const [key, entry] of Object.entries(value)) fillSlots(entry, `${path}.${key}`, fill)
}
