import type { CartItem } from '#src/contract/cart/cart.ts'

/** A removed item stands where it stood, so that it can be put back. */
export type CartLine<Removed> = { kind: 'item'; item: CartItem } | { kind: 'removed'; removed: Removed }

/**
 * The lines a shopper sees: items without those being taken out (`wanted` 0), and removed ones at their old places.
 */
export const cartLines = <Removed extends { index: number; item: CartItem }>(
  items: readonly CartItem[],
  wanted: Record<string, number>,
  removed: readonly Removed[],
): CartLine<Removed>[] => {
  const lines: CartLine<Removed>[] = items
    .filter(({ id }) => wanted[id] !== 0)
    .map((item) => ({ kind: 'item', item }))
  for (const one of removed)
    lines.splice(Math.min(one.index, lines.length), 0, { kind: 'removed', removed: one })
  return lines
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

/** A free gift has the price 0 (specification, shopping, section 9). */
export const isFreeGift = ({ price }: CartItem): boolean => price.current === 0

/** The quantity as the shopper means it, before the server has confirmed it. */
export const shownQuantity = ({ id, qty }: CartItem, wanted: Record<string, number>): number =>
  wanted[id] ?? qty
