import { deepFreeze } from '#src/base/deep-freeze.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { fragmentIdOf, isFilled } from './fragment.ts'

/** Fragments by id; of those that cannot be had, the reason. */
export type LoadedFragments = ReadonlyMap<string, CanvasPage | string>

/** Fragments nested deeper than this, or more of them in one entry, are reported instead of shown. */
export const deepestFragments = 8
export const maxFragments = 200

/** Deeper in an entry nothing is looked for: no block can show there. */
const deepest = 200

type Filling = { loaded: LoadedFragments; room: number }

const fillBlock = (
  filling: Filling,
  block: object,
  id: string,
  trail: readonly string[],
  depth: number,
): object => {
  const refuse = (problem: string): object => ({ ...block, problem })
  if (trail.includes(id)) return refuse(`the fragment holds itself: ${[...trail, id].join(' > ')}`)
  if (trail.length >= deepestFragments) return refuse(`fragments lie deeper than ${deepestFragments} levels`)
  if (filling.room === 0) return refuse(`the entry holds more than ${maxFragments} fragments`)
  filling.room -= 1
  const page = filling.loaded.get(id) ?? `the fragment ${id} was not loaded`
  if (typeof page === 'string') return refuse(page)
  return {
    ...block,
    fragment: { ...page, sections: fillValue(filling, page.sections, [...trail, id], depth) },
  }
}

/** The value with fragments in it; the same value when it has none. */
function fillValue<Value>(filling: Filling, value: Value, trail: readonly string[], depth: number): Value
function fillValue(filling: Filling, value: unknown, trail: readonly string[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) {
    const list: unknown[] = value
    const filled = list.map((inner) => fillValue(filling, inner, trail, depth + 1))
    return filled.some((inner, index) => inner !== list[index]) ? filled : list
  }
  const id = fragmentIdOf(value)
  if (id !== undefined && !isFilled(value)) return fillBlock(filling, value, id, trail, depth + 1)
  const inside = id === undefined ? trail : [...trail, id]
  const entries = Object.entries(value)
  const filled = entries.map(([key, inner]) => [key, fillValue(filling, inner, inside, depth + 1)] as const)
  return filled.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(filled) : value
}

/**
 * Puts fragments into the blocks of an entry that name them, and fragments into fragments. What cannot be put in is said
 * in its place: fragments that are missing, hold themselves, lie too deep, or are too many.
 * @param name the entry's own id if it is a fragment, so that it is not put into itself
 */
export const fillFragments = (page: CanvasPage, loaded: LoadedFragments, name?: string): CanvasPage => {
  const trail = name === undefined ? [] : [name]
  return deepFreeze({ ...page, sections: fillValue({ loaded, room: maxFragments }, page.sections, trail, 0) })
}
