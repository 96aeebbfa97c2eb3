import type { Cart } from '#src/contract/cart/cart.ts'
import type { NamedReduction, Order } from '#src/contract/orders/order.ts'

/** A line of what a cart comes to, in minor units: the lines before the total, which is the last, add up to it. */
export type CartTotalLine =
  | { kind: 'subtotal'; amount: number }
  /** Below 0. */
  | { kind: 'reduction'; amount: number; name: string }
  /** After what comes off it, and the names of that. Open while nobody knows how items come. */
  | { kind: 'delivery'; amount: number; state: 'open' | 'known' | 'byEmail'; reducedBy: readonly string[] }
  /** Where it comes on top of prices. */
  | { kind: 'tax'; amount: number; status: Cart['totals']['taxStatus'] }
  | { kind: 'total'; amount: number }

/** A line of what an order comes to; orders from before names were stored know the sum of their reductions alone. */
export type TotalLine = CartTotalLine | { kind: 'reductions'; amount: number }

type DeliveryState = Extract<TotalLine, { kind: 'delivery' }>['state']

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

const isOfDelivery = ({ level }: NamedReduction): boolean => level === 'SHIPPING'

/** The lines after the subtotal and what comes off it. */
const linesBelow = (
  totals: Cart['totals'],
  reductions: readonly NamedReduction[],
  state: DeliveryState,
): CartTotalLine[] => {
  // What comes by email goes to no place that could be taxed.
  const status = totals.taxStatus === 'open' && state === 'byEmail' ? 'known' : totals.taxStatus
  const reducedBy = reductions.filter(isOfDelivery).map(({ name }) => name)
  return [
    { kind: 'delivery', amount: totals.shipping, state, reducedBy },
    ...(totals.taxation === 'net' ? [{ kind: 'tax' as const, amount: totals.tax, status }] : []),
    { kind: 'total', amount: totals.total },
  ]
}

const reductionLines = (reductions: readonly NamedReduction[]): CartTotalLine[] =>
  reductions
    .filter((one) => !isOfDelivery(one))
    .map(({ name, amount }) => ({ kind: 'reduction', name, amount: -amount }))

type Items = readonly { isDigitalProduct: boolean }[]

const isByEmail = (items: Items): boolean =>
  items.length > 0 && items.every(({ isDigitalProduct }) => isDigitalProduct)

export type SummedCart = Pick<
  Cart,
  'totals' | 'items' | 'shippingMethods' | 'promoSummary' | 'price_adjustments'
>

/** All that promotions and staff take off a cart, each by the one name that is shown of it. */
export const reductionsOf = ({
  promoSummary,
  price_adjustments: adjustments,
}: Pick<Cart, 'promoSummary' | 'price_adjustments'>): NamedReduction[] =>
  [
    ...promoSummary.map(({ level, promotionName: name, amount }) => ({ level, name, amount })),
    ...adjustments.map(({ level, reason: name, price: amount }) => ({ level, name, amount })),
  ].filter(({ amount }) => amount > 0)

/** How a cart's total follows from its subtotal, which is what its lines cost after promotions of products. */
export const cartTotalLines = (cart: SummedCart): CartTotalLine[] => {
  const { totals, items, shippingMethods, promoSummary } = cart
  const reductions = reductionsOf({
    ...cart,
    promoSummary: promoSummary.filter(({ level }) => level !== 'PRODUCT'),
  })
  const isKnown = totals.shipping > 0 || shippingMethods.length > 0
  const state = isByEmail(items) ? 'byEmail' : isKnown ? 'known' : 'open'
  return [
    { kind: 'subtotal', amount: totals.itemSubTotal },
    ...reductionLines(reductions),
    ...linesBelow(totals, reductions, state),
  ]
}

/** All that a shopper saves on a cart, in minor units: by promotions, reduced prices and staff. */
export const savedOf = (cart: SummedCart): number =>
  cart.totals.totalDiscount + sumOf(reductionsOf(cart).filter(isOfDelivery))

export type SummedOrder = Pick<Order, 'totals' | 'reductions'> & {
  items: readonly Pick<Order['items'][number], 'bonus' | 'price' | 'isDigitalProduct'>[]
}

/** How an order's total follows from its subtotal, which is what its rows cost before promotions, as they are shown. */
export const orderTotalLines = ({ items, totals, reductions = [] }: SummedOrder): TotalLine[] => {
  const subtotal = items.reduce((sum, { bonus, price }) => sum + (bonus ? price.paid : price.rowTotal), 0)
  const named = reductionLines(reductions)
  const tax = totals.taxation === 'net' ? totals.tax : 0
  const unnamed = totals.total - tax - totals.shipping - sumOf(named) - subtotal
  return [
    { kind: 'subtotal', amount: subtotal },
    ...named,
    ...(unnamed === 0 ? [] : [{ kind: 'reductions' as const, amount: unnamed }]),
    ...linesBelow(totals, reductions, isByEmail(items) ? 'byEmail' : 'known'),
  ]
}
