import type { Cart } from '#src/contract/cart/cart.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { paysTheRest } from '#src/contract/payments/tenders.ts'

/** The steps of the checkout, each a page (specification, shopping, section 4). */
export const checkoutSteps = ['shipping', 'billing', 'summary'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

type Progress = Pick<
  Cart,
  'shippingMethods' | 'shippingAddresses' | 'billingAddress' | 'payment_instruments' | 'totals' | 'flash'
>

/** The shipments that somebody must be named for: all that go home and, where the site wants it, what is collected. */
export const shipmentsToAddress = (
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
  wantsPickupContact: boolean,
): Cart['shippingMethods'] =>
  shippingMethods.filter(({ shippingId }) => deliveryKindOf(shippingId) !== 'store' || wantsPickupContact)

const isAddressed = (cart: Progress, wantsPickupContact: boolean): boolean => {
  const { shippingAddresses = [], flash } = cart
  const known = new Set(shippingAddresses.map(({ shippingId }) => shippingId))
  const isKnown = (shippingId: string): boolean =>
    known.has(shippingId) || (shippingId === 'customs' && known.has('me'))
  return (
    shipmentsToAddress(cart, wantsPickupContact).every(({ shippingId }) => isKnown(shippingId)) &&
    !flash.some(({ type }) => type === 'InvalidShippingAddress')
  )
}

/** Whether the tenders of a cart pay all of it. */
const isCovered = ({
  totals,
  payment_instruments: instruments,
}: Pick<Progress, 'totals' | 'payment_instruments'>): boolean =>
  totals.remainingToPay <= 0 || instruments.some(({ payment_method_id }) => paysTheRest(payment_method_id))

/** The first step that is not done; the summary where all before it are. */
export const firstOpenStep = (cart: Progress, wantsPickupContact: boolean): CheckoutStep => {
  if (!isAddressed(cart, wantsPickupContact)) return 'shipping'
  return cart.billingAddress && isCovered(cart) ? 'summary' : 'billing'
}

/** Whether a step can be seen: all before it are done. */
export const isStepOpen = (step: CheckoutStep, first: CheckoutStep): boolean =>
  checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(first)

/** The step whose page a path is; undefined for other pages. */
export const stepOfPath = (path: string, locale: string): CheckoutStep | undefined => {
  const [page] = path.split(/[?#]/, 1)
  return checkoutSteps.find((step) => page === `/${locale}/checkout/${step}`)
}
