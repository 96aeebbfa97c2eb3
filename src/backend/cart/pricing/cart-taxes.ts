import type { Site } from '#src/contract/sites.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { TaxFailure, TaxService } from '#src/backend/tax/tax-service.ts'
import { isGiftCard } from '#src/rules/payments/gift-card-lines.ts'
import type { PricedCart } from '#src/rules/promotions/pricing/priced-cart.ts'
import type { TaxDestination, TaxPart, TaxRequest } from '#src/rules/tax/tax.ts'
import { addressOf, shippingIdOf } from '../deliveries/cart-deliveries.ts'
import type { StoredCart } from '../store/cart-store.ts'

/** Whether the tax waits for an address, is that of the site's country, or that of the address. */
type TaxStatus = 'open' | 'estimated' | 'known'

/** The taxes of a cart in minor units: of each line by id, and of all lines and deliveries; and why there are none. */
export type CartTaxes = {
  status: TaxStatus
  byLine: ReadonlyMap<string, number>
  total: number
  /** All of it by name and rate. */
  parts: TaxPart[]
  failure?: TaxFailure
}

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** Adds up taxes of the same name and rate. */
const joined = (parts: readonly TaxPart[]): TaxPart[] =>
  [...Map.groupBy(parts, ({ name, rate }) => `${name} ${rate}`).values()].flatMap(([first, ...others]) =>
    first
      ? [
          others.reduce(
            (sum, { base, tax }) => ({ ...sum, base: sum.base + base, tax: sum.tax + tax }),
            first,
          ),
        ]
      : [],
  )

/** Where a shipment is taxed: at the store where it is handed out, else at its address, else at that of home, else as is estimated, else in the country of the site. */
const destinationOf = (
  { details, stores }: StoredCart,
  shippingId: string,
  { country }: Site,
): { destination: TaxDestination; isKnown: boolean } => {
  const store = stores?.get(shippingId)?.facts.address
  const atStore = store && { ...store, province: store.stateCode ?? store.province }
  const address = atStore ?? addressOf(details, shippingId) ?? addressOf(details, 'me')
  const { estimate } = details
  if (!address && estimate?.countryCode === country) return { destination: estimate, isKnown: false }
  if (address?.countryCode !== country) return { destination: { countryCode: country }, isKnown: false }
  const { countryCode, province, postalCode } = address
  return { destination: { countryCode, province, postalCode }, isKnown: true }
}

/** What is taxed at a place; what is digital is no part of what is delivered there. */
type Taxed = { destination: TaxDestination; isKnown: boolean; isDelivered: boolean }

const keyOf = ({ destination, isDelivered }: Taxed): string => JSON.stringify([destination, isDelivered])

/** The rows that are taxed: all but gift cards, which are money, so that the place they go to decides nothing. */
const rowsOf = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  { lines }: PricedCart,
  site: Site,
): (Taxed & { row: TaxRequest['rows'][number] })[] => {
  const lineById = new Map(cart.lines.map((line) => [line.id, line]))
  return lines.flatMap(({ id, units }) => {
    const line = lineById.get(id)
    const { taxCategory: category = 'clothing', productType } = products.get(line?.productId ?? '') ?? {}
    if (!line || isGiftCard({ taxCategory: category })) return []
    const place = destinationOf(cart, shippingIdOf(line), site)
    return [{ ...place, isDelivered: productType !== 'digital', row: { id, units, category } }]
  })
}

/**
 * Works out the taxes of a priced cart, all that goes to one place at once. Deliveries are taxed as the goods that they bring: what comes
 * by email takes no share of them.
 */
export const taxCart = async (
  taxes: TaxService,
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  priced: PricedCart,
  site: Site,
): Promise<CartTaxes> => {
  const rows = rowsOf(cart, products, priced, site)
  const deliveries = priced.deliveries.map(({ shippingId, afterPromotions }) => ({
    ...destinationOf(cart, shippingId, site),
    ...{ isDelivered: true, amount: afterPromotions },
  }))
  const deliveriesTo = Map.groupBy(deliveries, keyOf)
  const answers = await Promise.all(
    [...Map.groupBy(rows, keyOf)].map(async ([key, [first, ...others]]) => ({
      isKnown: first?.isKnown ?? false,
      taxes: await taxes({
        destination: first?.destination ?? { countryCode: site.country },
        currency: site.currency,
        included: site.taxation === 'gross',
        rows: (first ? [first, ...others] : []).map(({ row }) => row),
        delivery: sumOf((deliveriesTo.get(key) ?? []).map(({ amount }) => amount)),
      }),
    })),
  )
  const failed = answers.find((answer) => !answer.taxes.ok)
  if (failed && !failed.taxes.ok)
    return { status: 'open', byLine: new Map(), total: 0, parts: [], failure: failed.taxes.error }
  const known = answers.flatMap((answer) => (answer.taxes.ok ? [answer.taxes.value] : []))
  const status = priced.lines.length > 0 && answers.every(({ isKnown }) => isKnown) ? 'known' : 'estimated'
  return {
    status: priced.lines.length === 0 && site.taxation === 'net' ? 'open' : status,
    byLine: new Map(known.flatMap((one) => [...one.rows])),
    total: sumOf(known.map((one) => sumOf(one.rows.values()) + one.delivery)),
    parts: joined(known.flatMap(({ parts }) => parts)),
  }
}
