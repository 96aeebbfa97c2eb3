import { err, ok, type Result } from '#src/base/result.ts'
import type {
  ChangedPriceAdjustment,
  NewPriceAdjustment,
  PriceAdjustment,
} from '#src/contract/cart/price-adjustment.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { giftCardLines } from '#src/rules/payments/gift-card-lines.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import type { StoredCart } from '../store/cart-store.ts'
import { checkLimit, limitsOf, noteOf, type Adjuster } from '../pricing/price-adjusters.ts'

const maxAdjustments = 50

const giftCardFault = apiError('PRC400', { maxAmount: 0 })

/** The currency of the site, for an adjustment by an amount. */
const currencyOf = (amount: number | undefined, { site }: Caller): { currency?: string } =>
  amount === undefined ? {} : { currency: site.currency }

/** The adjustment of a cart that an adjuster may change; AUT432 for one of staff where an associate would. */
const ownAdjustment = (
  { details: { priceAdjustments = [] } }: StoredCart,
  adjustmentId: string,
  { associate }: Adjuster,
): Result<PriceAdjustment, ApiError<'ATTR200' | 'AUT432'>> => {
  const found = priceAdjustments.find((one) => one.adjustmentId === adjustmentId)
  if (!found) return err(apiError('ATTR200', { field: 'adjustmentId' }, 'The cart has no such adjustment.'))
  return associate && found.storeEmployeeId === undefined ? err(apiError('AUT432')) : ok(found)
}

/** Takes something off by hand. ORD404 for a line that is not there, PRC400 for a gift card, for more than a cart may have, or an associate may give. */
export const addPriceAdjustment =
  (change: ChangeCart, dependencies: CartDependencies) =>
  (cartId: string, caller: Caller, adjuster: Adjuster, adjustment: NewPriceAdjustment) => {
    const adjustmentId = dependencies.newId()
    return change<'AUT432' | 'ORD404' | 'PRC400'>({
      cartId,
      caller,
      plan: (cart, products, inputs) => {
        const { lines, details } = cart
        const { priceAdjustments = [] } = details
        const { itemId } = adjustment
        if (itemId !== undefined && !lines.some(({ id }) => id === itemId)) return err(apiError('ORD404'))
        if (itemId !== undefined && giftCardLines(lines, products).has(itemId)) return err(giftCardFault)
        if (priceAdjustments.length >= maxAdjustments) return err(apiError('PRC400', { maxAdjustments }))
        const allowed = checkLimit(adjuster, adjustment, { cart, products, inputs, caller })
        if (!allowed.ok) return allowed
        const added = {
          ...{ adjustmentId, ...adjustment, ...currencyOf(adjustment.amount, caller) },
          ...limitsOf(adjuster),
        }
        return ok({
          ...{ remove: [], put: [] },
          details: { ...details, priceAdjustments: [...priceAdjustments, added] },
          ...noteOf(dependencies, adjuster, { kind: 'priceAdjusted', cartId }, added),
        })
      },
    })
  }

/** Changes an adjustment: an amount takes the place of a percentage, and the other way. */
export const changePriceAdjustment =
  (change: ChangeCart, dependencies: CartDependencies) =>
  (
    cartId: string,
    caller: Caller,
    adjuster: Adjuster,
    adjustmentId: string,
    changed: ChangedPriceAdjustment,
  ) =>
    change<'ATTR200' | 'AUT432' | 'PRC400'>({
      cartId,
      caller,
      plan: (cart, products, inputs) => {
        const found = ownAdjustment(cart, adjustmentId, adjuster)
        if (!found.ok) return found
        const before = found.value
        const { amount, currency, percent, ...others } = before
        const isOther = changed.amount !== undefined || changed.percent !== undefined
        const { reason = before.reason } = changed
        const taken = isOther
          ? { ...changed, ...currencyOf(changed.amount, caller) }
          : { amount, currency, percent }
        const after = { ...others, ...taken, reason }
        const all = cart.details.priceAdjustments ?? []
        const besides = all.filter((one) => one !== before)
        const without = { ...cart, details: { ...cart.details, priceAdjustments: besides } }
        const allowed = checkLimit(adjuster, after, { cart: without, products, inputs, caller })
        if (!allowed.ok) return allowed
        const priceAdjustments = all.map((one) => (one === before ? after : one))
        return ok({
          ...{ remove: [], put: [], details: { ...cart.details, priceAdjustments } },
          ...noteOf(dependencies, adjuster, { kind: 'adjustmentChanged', cartId }, after),
        })
      },
    })

/** Takes an adjustment back. */
export const removePriceAdjustment =
  (change: ChangeCart, dependencies: CartDependencies) =>
  (cartId: string, caller: Caller, adjuster: Adjuster, adjustmentId: string) =>
    change<'ATTR200' | 'AUT432'>({
      cartId,
      caller,
      plan: (cart) => {
        const found = ownAdjustment(cart, adjustmentId, adjuster)
        if (!found.ok) return found
        const left = cart.details.priceAdjustments?.filter((one) => one !== found.value)
        return ok({
          ...{ remove: [], put: [], details: { ...cart.details, priceAdjustments: left } },
          ...noteOf(dependencies, adjuster, { kind: 'adjustmentRemoved', cartId }, found.value),
        })
      },
    })
