import { isSameLine, type ChosenLine } from './same-line.ts'

/** A line of a cart, as far as merging goes. */
type Line = ChosenLine & { id: string; qty: number; position: number }

/** What bounds a merged cart. */
export type MergeBounds<T> = {
  /** Most lines it holds. */
  maxLines: number
  /** Lines that may still be saved for later; 0 for someone who has no such list. */
  savePlaces: number
  /** Most units that a line may have among others. */
  maxUnits: (lines: readonly T[], line: T) => number
  /** Whether other words for a gift make another line. */
  isGiftCounted: (line: T) => boolean
}

/** The lines to write, and what of the guest's lines is saved for later. */
export type MergedCarts<T> = { put: T[]; save: T[] }

/**
 * Merges a guest's lines into the customer's own cart. Quantities of the same choice add up as far as its bounds go; what is
 * more is saved for later, and where nothing more can be saved it stays in the cart, so that no unit is lost. The customer's
 * own lines never get fewer.
 */
export const mergeCarts = <T extends Line>(
  own: readonly T[],
  guests: readonly T[],
  { maxLines, savePlaces, maxUnits, isGiftCounted }: MergeBounds<T>,
): MergedCarts<T> => {
  let lines = [...own]
  const changed = new Set<string>()
  const save: T[] = []
  for (const guest of guests) {
    const same = lines.find((line) => isSameLine(line, guest, isGiftCounted(guest)))
    const position = Math.max(0, ...lines.map((line) => line.position)) + 1
    const wanted = same ? { ...same, qty: same.qty + guest.qty } : { ...guest, position }
    const others = lines.filter(({ id }) => id !== wanted.id)
    const isFull = !same && lines.length >= maxLines
    const most = isFull ? 0 : maxUnits([...others, wanted], wanted)
    const over = save.length < savePlaces ? Math.min(guest.qty, Math.max(0, wanted.qty - most)) : 0
    if (over > 0) save.push({ ...guest, qty: over })
    if (over === guest.qty) continue
    const merged = { ...wanted, qty: wanted.qty - over }
    lines = same ? lines.map((line) => (line.id === same.id ? merged : line)) : [...lines, merged]
    changed.add(merged.id)
  }
  return { put: lines.filter(({ id }) => changed.has(id)), save }
}
