import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { RefusalReason } from '#src/contract/promotions/refusal-reasons.ts'
import type { StoredCode } from '#src/backend/promotions/stored-code.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { explainRefusals } from '#src/rules/promotions/explain-refusals.ts'
import type { Caller } from '../cart-dependencies.ts'
import type { CartChange } from './cart-plans.ts'
import type { StoredCart } from '../store/cart-store.ts'
import { priceStoredCart } from '../pricing/price-stored-cart.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import { settleDeliveries } from '../deliveries/settle-deliveries.ts'

/** Codes one cart may have. */
const maxCoupons = 5

type RefusedCouponId =
  ('PRM130' | 'PRM135' | 'PRM140' | 'PRM150') | ('PRM155' | 'PRM160' | 'PRM175' | 'PRM416')

/** What a shopper is told of each reason; a promotion that waits for a way to pay is taken, and runs once it is chosen. */
const codeOfReason: Record<Exclude<RefusalReason, 'paymentMethod'>, RefusedCouponId> = {
  inactive: 'PRM130',
  coupon: 'PRM130',
  expired: 'PRM140',
  notYet: 'PRM416',
  locale: 'PRM175',
  currency: 'PRM175',
  channel: 'PRM175',
  customer: 'PRM175',
  nthOrder: 'PRM175',
  usedUp: 'PRM160',
  items: 'PRM150',
  units: 'PRM150',
  subtotal: 'PRM150',
  delivery: 'PRM150',
  gift: 'PRM150',
  exclusive: 'PRM155',
  priceIsLower: 'PRM155',
}

const nothing: CartChange = { remove: [], put: [] }

const missingOf = (reason: RefusalReason, distance: number | undefined, currency: string) =>
  distance === undefined ? { reason } : { reason, distance, unit: reason === 'subtotal' ? currency : 'units' }

/**
 * Applies a coupon whose promotion does something for the cart now; nothing changes for one that is applied already. A code
 * that is another promotion's by now takes the place of what it was. Refusals name the `reason`, and for PRM150 the `distance` in units, or in minor units of the currency that `unit` names.
 * @param found the code as the shop knows it; undefined for an unknown one
 */
export const planCoupon = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  inputs: PricingInputs,
  found: StoredCode | undefined,
  view: Caller,
): Result<CartChange, ApiError<RefusedCouponId>> => {
  if (!found) return err(apiError('PRM130'))
  const { code, promotionId } = found
  const { coupons: before = [] } = cart.details
  if (before.some((one) => one.code === code && one.promotionId === promotionId)) return ok(nothing)
  const coupons = before.filter((one) => one.code !== code)
  if (coupons.some((one) => one.promotionId === promotionId)) return err(apiError('PRM135'))
  if (found.isUsedUp) return err(apiError('PRM160'))
  if (coupons.length >= maxCoupons) return err(apiError('PRM155', { maxCoupons }))
  const details = { ...cart.details, coupons: [...coupons, { code, promotionId }] }
  const settled = settleDeliveries({ ...cart, details }, products, inputs, view)
  const priced = priceStoredCart(settled.cart, products, inputs, view)
  if (!priced.applied.some(({ couponCode }) => couponCode === code)) {
    const refusal = explainRefusals(inputs.promotions, priced).find((one) => one.promotionId === promotionId)
    const { reason = 'inactive', distance } = refusal ?? {}
    if (reason !== 'paymentMethod')
      return err(apiError(codeOfReason[reason], missingOf(reason, distance, view.site.currency)))
  }
  return ok({ ...nothing, details, priced })
}

/** Takes a coupon off; nothing changes for one that is not there. */
export const planCouponRemoval = ({ details }: StoredCart, code: string): CartChange => {
  const { coupons = [] } = details
  const left = coupons.filter((one) => one.code !== code)
  return left.length === coupons.length ? nothing : { ...nothing, details: { ...details, coupons: left } }
}
