import type { Cart, CartFlash, CartItem } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Offer } from '#src/rules/delivery/offers.ts'
import type { CostTier } from '#src/rules/promotions/cart-to-price.ts'
import type { PricedCart } from '#src/rules/promotions/priced-cart.ts'
import { addressOf, shippingIdOf, type Shipment } from './cart-deliveries.ts'
import type { StoredCart, StoredLine } from './cart-store.ts'
import type { CartTaxes } from './cart-taxes.ts'
import { cartTexts } from './cart-texts.ts'

type Entry = Cart['shippingMethods'][number]
type Method = Entry['applicableShippingMethods'][number]

const costAt = (costs: readonly CostTier[], subtotal: number): number =>
  costs.findLast(({ from }) => from <= subtotal)?.cost ?? 0

const presentOffer = (
  { method, days }: Offer,
  subtotal: number,
  finalAmount: number | undefined,
  { language }: Site,
): Method => ({
  code: method.code,
  label: method.label,
  deliveryTime: cartTexts[language].deliveryTime(days.min, days.max),
  price: { amount: costAt(method.costs, subtotal), finalAmount },
})

/** Where nothing is offered, one default (specification, shopping, section 4). */
const usualMethod = (code: 'standard' | 'digital', { language }: Site): Method => ({
  code,
  ...cartTexts[language][code],
  price: { amount: 0 },
})

/** How each shipment may come; `subtotal` is what the items cost after promotions of the order. */
export const presentShipments = (
  shipments: readonly Shipment[],
  { deliveries }: PricedCart,
  subtotal: number,
  site: Site,
): Entry[] =>
  shipments.map(({ shippingId, offers, selected, usual, isChosen }) => {
    const finalAmount = deliveries.find((one) => one.shippingId === shippingId)?.afterPromotions
    const methods = offers.map((offer) =>
      presentOffer(offer, subtotal, offer === selected ? finalAmount : undefined, site),
    )
    return {
      shippingId,
      code: selected?.method.code ?? 'standard',
      shopperAppliedSM: isChosen,
      applicableShippingMethods: methods.length > 0 ? methods : [usualMethod('standard', site)],
      defaultShippingMethodId: usual?.method.code ?? 'standard',
    }
  })

/** How one line may come: as its shipment, and one that is digital by email. */
export const presentLineDelivery = (
  line: StoredLine,
  isDigital: boolean,
  entries: readonly Entry[],
  site: Site,
): CartItem['shippingOptions'] => {
  const own = entries.find(({ shippingId }) => shippingId === shippingIdOf(line))
  const storeInfo = line.storeId === '' ? undefined : { id: line.storeId, storeInventory: 0 }
  if (isDigital || !own)
    return [
      {
        selected: true,
        available: true,
        shippingMethod: usualMethod(isDigital ? 'digital' : 'standard', site),
        storeInfo,
      },
    ]
  return own.applicableShippingMethods.map((shippingMethod) => ({
    selected: shippingMethod.code === own.code,
    available: true,
    shippingMethod,
    storeInfo,
  }))
}

/** That the site does not deliver to an address of the cart: to its country, by no method, or nobody knows the place. */
export const addressFlash = (
  { details }: StoredCart,
  shipments: readonly Shipment[],
  { failure }: CartTaxes,
  { country, language }: Site,
): CartFlash[] => {
  const { shippingAddresses = [] } = details
  const isUnserved = shipments.some(
    ({ shippingId, offers }) => offers.length === 0 && addressOf(details, shippingId),
  )
  const isInvalid =
    isUnserved || failure === 'TAX309' || shippingAddresses.some(({ countryCode }) => countryCode !== country)
  return isInvalid ? [{ type: 'InvalidShippingAddress', message: cartTexts[language].invalidAddress }] : []
}

/** What the shopper must know of deliveries that are not what they chose. */
export const deliveryNotifications = (
  shipments: readonly Shipment[],
  { language }: Site,
): Cart['customerNotifications'] =>
  shipments.some(({ isDowngraded }) => isDowngraded)
    ? [{ type: 'OrderShippingMethodDowngraded', message: cartTexts[language].downgraded }]
    : []
