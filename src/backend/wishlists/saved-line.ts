import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import type { ChosenLine } from '#src/rules/cart/same-line.ts'

/** All that a cart's line says of what was chosen. */
export type SavedLine = ChosenLine & {
  qty: number
  maxQty: number
  precreatedCustomsCode: string
  productImageURL: string
  pdpUrl: string
}

/** A line with the units of another one as well. */
export const withUnitsOf = (line: SavedLine, other: SavedLine | undefined): SavedLine => ({
  ...line,
  qty: Math.min(largestQuantity, line.qty + (other?.qty ?? 0)),
})
