import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { creditLeft, type Customer, type LoyaltyVoucher } from '#src/backend/customer/customer-facts.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import type { CartChange } from './cart-plans.ts'
import type { StoredCart } from '../store/cart-store.ts'

type RefusedRewardId = 'PYT405' | 'REW401' | 'REW130' | 'REW135' | 'REW140'

/** The voucher that a member has for so many points, in the currency of a site. */
const voucherFor = ({ vouchers }: Customer, points: number, { currency }: Site): LoyaltyVoucher | undefined =>
  vouchers.find((voucher) => voucher.points === points && voucher.currency === currency)

const canBeUsed = ({ points }: Customer, voucher: LoyaltyVoucher): boolean =>
  voucher.available && voucher.eligible && voucher.points <= points

/**
 * Applies a member's voucher in place of another one; 0 points take it off. REW401 for non-members, REW130 for a voucher that is
 * not there, REW135 for one that is applied, REW140 where the points do not suffice, PYT405 while an athlete has credit left (specification, shopping, section 5).
 */
export const planReward = (
  { details }: StoredCart,
  customer: Customer,
  points: number,
  site: Site,
): Result<CartChange, ApiError<RefusedRewardId>> => {
  const { rewardPoints, ...others } = details
  if (points === 0)
    return ok({ remove: [], put: [], ...(rewardPoints === undefined ? {} : { details: others }) })
  if (creditLeft(customer, site) > 0) return err(apiError('PYT405'))
  if (!customer.facts.loyalty) return err(apiError('REW401'))
  const voucher = voucherFor(customer, points, site)
  if (!voucher?.available) return err(apiError('REW130'))
  if (!canBeUsed(customer, voucher)) return err(apiError('REW140', { points: customer.points }))
  if (rewardPoints === points) return err(apiError('REW135'))
  return ok({ remove: [], put: [], details: { ...details, rewardPoints: points } })
}

/** The voucher of a cart, as long as its member can use it and has no athlete's credit. */
export const appliedVoucher = (
  { details: { rewardPoints = 0 } }: Pick<StoredCart, 'details'>,
  customer: Customer,
  site: Site,
): LoyaltyVoucher | undefined => {
  const voucher = voucherFor(customer, rewardPoints, site)
  const isMember = customer.facts.loyalty && creditLeft(customer, site) === 0
  return isMember && voucher && canBeUsed(customer, voucher) ? voucher : undefined
}

/** Points and vouchers of a member in the currency of a site; undefined for others. */
export const presentLoyalty = (customer: Customer, { currency }: Site): Cart['loyalty'] =>
  customer.facts.loyalty
    ? {
        currentLoyaltyPoints: customer.points,
        applicableLoyaltyVouchers: customer.vouchers
          .filter((voucher) => voucher.currency === currency)
          .map((voucher) => ({
            points: voucher.points,
            amountInCurrency: voucher.amountInCurrency,
            available: voucher.available,
            eligible: canBeUsed(customer, voucher),
          })),
      }
    : undefined
