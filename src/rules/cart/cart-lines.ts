import type { CartItem } from '#src/contract/cart/cart.ts'

/** An item that was taken out: the line it was among all that showed then, from 0, and the item as it was. */
export type RemovedItem = { index: number; item: CartItem }

/** A removed item stands where it stood, so that it can be put back. */
export type CartLine = { kind: 'item'; item: CartItem } | { kind: 'removed'; removed: RemovedItem }

/**
 * The lines a shopper sees: items without those being taken out (`wanted` 0), and removed ones at their old places.
 */
export const cartLines = (
  items: readonly CartItem[],
  wanted: Record<string, number>,
  removed: readonly RemovedItem[],
): CartLine[] => {
  const lines: CartLine[] = items.filter(({ id }) => wanted[id] !== 0).map((item) => ({ kind: 'item', item }))
  for (const one of removed.toSorted((a, b) => a.index - b.index))
    lines.splice(Math.min(one.index, lines.length), 0, { kind: 'removed', removed: one })
  return lines
}

/** The place among the items of a cart, from 0, that a removed one has when it is put back. */
export const placeOfRemoved = (lines: readonly CartLine[], removed: RemovedItem): number => {
  const at = lines.findIndex((line) => line.kind === 'removed' && line.removed === removed)
  return lines.slice(0, Math.max(at, 0)).filter(({ kind }) => kind === 'item').length
}

/** What was chosen of an item, to be read beside its name: `Colour: Moss`. */
export const chosenAttributes = ({ attributes }: CartItem): { label: string; value: string }[] =>
  attributes.flatMap(({ label, options }) => {
    const chosen = options.find(({ selected }) => selected)
    return chosen ? [{ label, value: chosen.value }] : []
  })

/** The item was put into the cart and has been sold out since. */
export const isSoldOut = ({ upc, variants }: CartItem): boolean =>
  variants.find((variant) => variant.upc === upc)?.available === false

/** A free gift has the price 0 (specification, shopping, section 9); what cannot be bought has no price at all. */
export const isFreeGift = ({ price }: CartItem): boolean => price.current === 0 && price.original > 0

/** Whether the item is sold on the site, be it sold out. */
export const isSold = ({ price }: CartItem): boolean => price.original > 0

/** The quantity as the shopper means it, before the server has confirmed it. */
export const shownQuantity = ({ id, qty }: CartItem, wanted: Record<string, number>): number =>
  wanted[id] ?? qty
