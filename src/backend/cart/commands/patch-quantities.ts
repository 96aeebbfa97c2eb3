import { ok } from '#src/base/result.ts'
import { unitsOf } from '#src/backend/catalogue/product-presenter.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-parts.ts'

/** Lowers lines to what is in stock of them. Those of which there is nothing stay as they are, and are told. */
export const patchQuantities = (change: ChangeCart) => (cartId: string, caller: Caller) =>
  change<never>({
    cartId,
    caller,
    plan: ({ lines, stock }, products) =>
      ok({
        remove: [],
        put: lines.flatMap((line) => {
          const product = products.get(line.productId)
          const units = product ? unitsOf(product, line.upc, stock[line.productId] ?? {}) : 0
          return units > 0 && units < line.qty ? [{ ...line, qty: units }] : []
        }),
      }),
  })
