import type { ResolvedItem } from '../pages/resolved-page.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isItem = (value: unknown): value is ResolvedItem =>
  isObject(value) &&
  (value['kind'] === 'block' || value['kind'] === 'broken') &&
  typeof value['path'] === 'string'

/** Calls `visit` for the nearest items within a value, such as a block's props; items within those are its own business. */
export const eachItem = (value: unknown, visit: (item: ResolvedItem) => void): void => {
  if (isItem(value)) visit(value)
  else if (Array.isArray(value)) for (const inner of value) eachItem(inner, visit)
  else if (isObject(value)) for (const inner of Object.values(value)) eachItem(inner, visit)
}

const mapValue = (value: unknown, change: (item: ResolvedItem) => ResolvedItem): unknown => {
  if (isItem(value)) return change(value)
  if (Array.isArray(value)) {
    const mapped = value.map((inner: unknown) => mapValue(inner, change))
    return mapped.some((inner, index) => inner !== value[index]) ? mapped : value
  }
  return isObject(value) ? mapItems(value, change) : value
}

/** The props with their nearest items changed; the same object when `change` leaves them all as they are. */
export const mapItems = (
  props: Record<string, unknown>,
  change: (item: ResolvedItem) => ResolvedItem,
): Record<string, unknown> => {
  const mapped = Object.entries(props).map(([key, value]) => [key, mapValue(value, change)] as const)
  return mapped.some(([key, value]) => value !== props[key]) ? Object.fromEntries(mapped) : props
}
