import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { TextHolder } from '#src/contract/address/address-fields.ts'
import type { ShippingAddress } from '#src/contract/cart/cart-address.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { outlyingAreaOf } from '#src/rules/address/outlying-area.ts'
import { isPostBox } from '#src/rules/address/post-box.ts'
import { defaultOffer, offersFor, type Offer, type ShipmentKind } from '#src/rules/delivery/offers.ts'
import type { SiteMethod } from '#src/rules/delivery/site-method.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import type { DeliveryToPrice } from '#src/rules/promotions/cart-to-price.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import { isHeld, isShippable, suppliesOf } from './supplies.ts'

/** Items that go to one place, and how they may come. */
export type Shipment = {
  shippingId: string
  /** The fastest first. */
  offers: readonly Offer[]
  usual: Offer | undefined
  /** What was chosen, where it is still offered, else the usual one. */
  selected: Offer | undefined
  /** Whether the shopper chose what is selected. */
  isChosen: boolean
  /** Whether the shopper chose a method that is offered no more. */
  isDowngraded: boolean
}

/** The shipment that a line belongs to: `me` and `customs` go home (specification, shopping, section 3), others to a store. */
export const shippingIdOf = ({ storeId, recipeId }: StoredLine): string =>
  storeId || (recipeId === '' ? 'me' : 'customs')

/** The address that a shipment goes to; what is made to order goes home with the rest unless it has one of its own. */
export const addressOf = (
  { shippingAddresses = [] }: CartDetails,
  shippingId: string,
): ShippingAddress | undefined => {
  const own = shippingAddresses.find((address) => address.shippingId === shippingId)
  return own ?? (shippingId === 'customs' ? addressOf({ shippingAddresses }, 'me') : undefined)
}

/** What is known of the place a shipment goes to: its address, else, for what goes home, what is estimated for. */
const placeOf = (
  details: CartDetails,
  shippingId: string,
): (TextHolder & Pick<ShippingAddress, 'optionType'>) | undefined =>
  addressOf(details, shippingId) ?? (['me', 'customs'].includes(shippingId) ? details.estimate : undefined)

const kindOf = (
  shippingId: string,
  address: Pick<ShippingAddress, 'optionType'> | undefined,
): ShipmentKind => {
  if (address?.optionType !== undefined) return 'collectionPoint'
  if (shippingId === 'customs') return 'customs'
  return shippingId === 'me' ? 'home' : 'store'
}

/** What is offered for a shipment to an address, the fastest first. */
export const offersTo = (
  shippingId: string,
  address: ReturnType<typeof placeOf>,
  methods: readonly SiteMethod[],
  { site, instant }: View,
): Offer[] => {
  const place = {
    postalCode: address?.postalCode ?? '',
    isPostBox: isPostBox(address),
    area: outlyingAreaOf(site.country, address?.postalCode),
  }
  const time = localOfInstant(instant, site.timeZone).slice(11)
  return offersFor(methods, kindOf(shippingId, address), place, time)
}

/** Whether a line can be bought on the site, and is nothing digital. */
export const isShipped = (
  { productId, upc }: StoredLine,
  products: ReadonlyMap<string, StoredProduct>,
  { site }: Pick<View, 'site'>,
): boolean => {
  const { active, productType, variants = [] } = products.get(productId) ?? {}
  const isSold = variants.some((variant) => variant.upc === upc && variant.prices[site.currency])
  return active === true && productType === 'standard' && isSold
}

/** The shipments of a cart's lines, home first; what is digital or not sold needs none. */
export const shipmentsOf = (
  cart: Pick<StoredCart, 'lines' | 'details' | 'stores' | 'stock' | 'ignoresStock'>,
  products: ReadonlyMap<string, StoredProduct>,
  methods: readonly SiteMethod[],
  view: View,
): Shipment[] => {
  const { lines, details } = cart
  const supplies = suppliesOf(cart, products)
  const shipped = Map.groupBy(
    lines.filter((line) => isShipped(line, products, view)),
    shippingIdOf,
  )
  const ids = new Set(shipped.keys())
  const home = ['me', 'customs'].filter((id) => ids.has(id))
  return [...home, ...[...ids].filter((id) => !home.includes(id)).toSorted()].map((shippingId) => {
    const address = placeOf(details, shippingId)
    const own = shipped.get(shippingId) ?? []
    const isPossible = ({ method }: Offer): boolean =>
      method.code === 'pickup'
        ? own.every((line) => isHeld(supplies, shippingId, line))
        : method.code !== 'sts' || own.every((line) => isShippable(supplies, line))
    const offers = offersTo(shippingId, address, methods, view).filter(isPossible)
    const usual = defaultOffer(kindOf(shippingId, address), offers)
    const chosen = details.deliveries?.[shippingId]
    const selected = offers.find(({ method }) => method.code === chosen?.code)
    return {
      shippingId,
      offers,
      usual,
      selected: selected ?? usual,
      isChosen: chosen !== undefined && chosen.shopperAppliedSM && selected !== undefined,
      isDowngraded: chosen !== undefined && chosen.shopperAppliedSM && !selected,
    }
  })
}

/** The deliveries of shipments as they are priced. */
export const deliveriesOf = (shipments: readonly Shipment[]): DeliveryToPrice[] =>
  shipments.map(({ shippingId, selected, offers }) => ({
    shippingId,
    method: selected?.method.code ?? 'standard',
    costs: selected?.method.costs ?? [],
    offered: offers.map(({ method: { code: method, costs } }) => ({ method, costs })),
  }))
