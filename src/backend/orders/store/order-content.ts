import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import type { CartAddress } from '#src/contract/cart/cart-address.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { reductionsOf } from '#src/rules/totals/total-lines.ts'
import type { CheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'

/** A line as it was ordered; what became of its units is stored elsewhere. */
export type OrderedItem = Omit<Order['items'][number], 'cancelled' | 'sent' | 'arrived' | 'returned'>
export type OrderedShipment = Omit<Order['shipments'][number], 'parcels'>

/** What was bought, as the cart showed it when it was ordered, and the claims to return if the order fails. */
export type OrderContent = Pick<
  Order,
  'totals' | 'taxes' | 'billingAddress' | 'couponItems' | 'reductions' | 'inStoreSalesInfo'
> &
  Pick<CheckoutCart, 'units' | 'promotions' | 'discounts' | 'customerId'> & {
    items: OrderedItem[]
    shipments: OrderedShipment[]
    newsletterConsent: boolean
    deviceFingerPrint?: string | undefined
  }

const storeOf = ({ shippingOptions }: CartItem) => shippingOptions.find(({ selected }) => selected)?.storeInfo

const shippingIdOf = (item: CartItem): string => {
  if (item.isDigitalProduct) return 'digital'
  return storeOf(item)?.id ?? (item.recipeId === undefined ? 'me' : 'customs')
}

const orderItem = (item: CartItem, isGiftCard: boolean): OrderedItem => ({
  id: item.id,
  productId: item.productId,
  upc: item.upc,
  name: item.name,
  image: item.image,
  pdpUrl: item.pdpUrl,
  qty: item.qty,
  attributes: item.attributes.flatMap(({ type, label, options }) => {
    const chosen = options.find(({ selected }) => selected)
    return chosen ? [{ type, label, value: chosen.value }] : []
  }),
  price: {
    current: item.price.current,
    rowTotal: item.price.rowTotal,
    paid: item.cost,
    tax: item.taxTotal,
  },
  bonus: item.bonus,
  isDigitalProduct: item.isDigitalProduct,
  ...(isGiftCard ? { isGiftCard } : {}),
  giftOption: item.giftOption,
  shippingId: shippingIdOf(item),
})

const shipmentsOf = ({ shippingMethods, items, shippingAddresses = [] }: Cart): OrderedShipment[] => {
  const addressOf = (shippingId: string) =>
    shippingAddresses.find((address) => address.shippingId === shippingId) ??
    (shippingId === 'customs' ? shippingAddresses.find((address) => address.shippingId === 'me') : undefined)
  const sent = shippingMethods.flatMap(({ shippingId, code, applicableShippingMethods, store }) => {
    const method = applicableShippingMethods.find((one) => one.code === code)
    if (!method) return []
    const { label, deliveryTime, earliest, latest, price } = method
    const storeName = items.map(storeOf).find((one) => one?.id === shippingId)?.name
    const time = { deliveryTime, earliest, latest }
    const cost = price.finalAmount ?? price.amount
    return [
      { shippingId, code, label, ...time, price: cost, storeName, store, address: addressOf(shippingId) },
    ]
  })
  const digital = items.find(({ isDigitalProduct }) => isDigitalProduct)?.shippingOptions[0]?.shippingMethod
  if (!digital) return sent
  const { label, deliveryTime } = digital
  return [...sent, { shippingId: 'digital', code: 'digital', label, deliveryTime, price: 0 }]
}

/** What an order keeps of its cart. */
export const orderContent = (
  { cart, units, giftCards, promotions, discounts, customerId, details, taxes }: CheckoutCart,
  billingAddress: CartAddress | undefined,
): OrderContent => ({
  totals: cart.totals,
  taxes,
  items: cart.items.map((item) => orderItem(item, giftCards.includes(item.id))),
  shipments: shipmentsOf(cart),
  billingAddress,
  couponItems: cart.couponItems.filter(({ applied }) => applied).map(({ code }) => ({ code })),
  reductions: reductionsOf(cart),
  inStoreSalesInfo: cart.inStoreSalesInfo,
  units,
  promotions,
  discounts,
  customerId,
  newsletterConsent: details.addressOrigin?.subscriptions?.newsletterConsent ?? false,
  deviceFingerPrint: cart.deviceFingerPrint,
})

/** The lines that an order takes out of its cart; gifts of promotions are no lines there. */
export const cartLinesOf = ({ content }: { content: Pick<OrderContent, 'items'> }) =>
  content.items
    .filter(({ bonus }) => !bonus)
    .map(({ id, productId, upc, qty }) => ({ id, productId, upc, qty }))
