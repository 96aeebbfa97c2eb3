import { z } from 'zod'
import type { ResolvedItem } from '../pages/resolved-page.ts'

/** Entries of one place beyond this many are left out, and reported. */
const maxItems = 500

/**
 * A list that parsing leaves empty and `resolvePage` fills, since it alone knows the instant and the path. `dropped` is
 * how many entries were too many.
 */
export type Waiting = { raw: readonly unknown[]; dropped: number } & (
  | { kind: 'blocks'; add: (items: readonly ResolvedItem[]) => void }
  | { kind: 'entries'; add: (raw: unknown) => z.ZodSafeParseResult<unknown> }
)

const waiting = new WeakMap<object, Waiting>()

const bounded = (raw: readonly unknown[], most: number): Pick<Waiting, 'raw' | 'dropped'> => ({
  raw: raw.slice(0, most),
  dropped: Math.max(0, raw.length - most),
})

const blockLists = new WeakSet<object>()

/** Whether a schema is the list behind a `slot`. */
export const isSlot = (schema: object): boolean => blockLists.has(schema)

const entrySchemas = new WeakMap<object, z.ZodType>()

/** The schema of the entries of a list made by `entries`. */
export const entrySchemaOf = (list: object): z.ZodType | undefined => entrySchemas.get(list)

/** A field that holds blocks of any type: the first `most` of them. */
export const slotOf = (most: number) => {
  const blockList = z.array(z.unknown()).meta({ maxItems: most })
  blockLists.add(blockList)
  return blockList
    .transform((raw): ResolvedItem[] => {
      const list: ResolvedItem[] = []
      waiting.set(list, { kind: 'blocks', ...bounded(raw, most), add: (items) => list.push(...items) })
      return list
    })
    .meta({ description: 'Blocks' })
}

/** A field that holds blocks of any type. */
export const slot = slotOf(maxItems)

/**
 * A list of entries of one kind, each with its own schedule and each checked by itself: one that is wrong is reported
 * and left out, where a plain list would take its whole block along.
 */
export const entries = <Schema extends z.ZodType>(schema: Schema) => {
  const rawList = z.array(z.unknown()).meta({ maxItems })
  entrySchemas.set(rawList, schema)
  return rawList.transform((raw): z.output<Schema>[] => {
    const list: z.output<Schema>[] = []
    const add = (entry: unknown): z.ZodSafeParseResult<unknown> => {
      const parsed = schema.safeParse(entry)
      if (parsed.success) list.push(parsed.data)
      return parsed
    }
    waiting.set(list, { kind: 'entries', ...bounded(raw, maxItems), add })
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
