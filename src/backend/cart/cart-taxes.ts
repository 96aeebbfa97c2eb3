import type { Site } from '#src/contract/sites.ts'
import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'
import type { PricedCart } from '#src/rules/promotions/priced-cart.ts'
import type { StoredCart } from './cart-store.ts'

/** Whether the tax waits for an address, is that of the site's country, or that of the address. */
export type TaxStatus = 'open' | 'estimated' | 'known'

/** The taxes of a cart in minor units: of each line by id, and of all lines and deliveries. */
export type CartTaxes = { status: TaxStatus; byLine: ReadonlyMap<string, number>; total: number }

const open: CartTaxes = { status: 'open', byLine: new Map(), total: 0 }

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** Works out the taxes of a priced cart: before an address is known, those of the site's country where it has one rate. */
export const taxCart = async (
  taxes: TaxService,
  { lines }: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  priced: PricedCart,
  { country, currency, taxation }: Site,
): Promise<CartTaxes> => {
  const lineById = new Map(lines.map((line) => [line.id, line]))
  const answer = await taxes({
    destination: { countryCode: country },
    currency,
    included: taxation === 'gross',
    rows: priced.lines.flatMap(({ id, afterOrderPromotions: amount }) => {
      const line = lineById.get(id)
      const category = products.get(line?.productId ?? '')?.taxCategory ?? 'clothing'
      return line ? [{ id, amount, qty: line.qty, category }] : []
    }),
    delivery: sumOf(priced.deliveries.map(({ afterPromotions }) => afterPromotions)),
  })
  if (!answer.ok) return open
  const { rows, delivery } = answer.value
  return { status: 'estimated', byLine: rows, total: sumOf(rows.values()) + delivery }
}
