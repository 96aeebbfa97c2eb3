import { associateSettings } from '#src/base/associate-settings.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { NewPriceAdjustment, PriceAdjustment } from '#src/contract/cart/price-adjustment.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { limitFault } from '#src/rules/cart/adjustment-limit.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { noteAssociateAct, type ActPlace, type AssociateAct } from '#src/backend/associates/associate-acts.ts'
import type { Associate } from '#src/backend/associates/associate.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import type { AlsoWrite, StoredCart } from '../store/cart-store.ts'
import { priceStoredCart } from './price-stored-cart.ts'
import type { PricingInputs } from './pricing-inputs.ts'

const { adjustmentLimitPercent } = associateSettings

/** Who adjusts prices, and from where: an associate within their limit and in their log, or staff. */
export type Adjuster = { associate?: Associate | undefined; place: Omit<ActPlace, 'instant'> }

type Seen = {
  cart: StoredCart
  products: ReadonlyMap<string, StoredProduct>
  inputs: PricingInputs
  caller: Caller
}

/** Refuses what an associate may not give: AUT432 for what is no item's, PRC400 for a second one of an item and for more than the limit. */
export const checkLimit = (
  { associate }: Adjuster,
  wanted: Pick<NewPriceAdjustment, 'level' | 'itemId' | 'amount' | 'percent'>,
  { cart, products, inputs, caller }: Seen,
): Result<undefined, ApiError<'AUT432' | 'PRC400'>> => {
  if (!associate) return ok(undefined)
  const { lines } = priceStoredCart(cart, products, inputs, caller)
  const cost = lines.find(({ id }) => id === wanted.itemId)?.afterOrderPromotions ?? 0
  const found = limitFault(wanted, cost, cart.details.priceAdjustments, adjustmentLimitPercent)
  if (!found) return ok(undefined)
  if (found.fault === 'level') return err(apiError('AUT432'))
  if (found.fault === 'twice') return err(apiError('PRC400', { maxAdjustments: 1 }))
  return err(
    found.fault === 'percent'
      ? apiError('PRC400', { maxPercent: found.maxPercent })
      : apiError('PRC400', { maxAmount: found.maxAmount }),
  )
}

/** What stays with an adjustment of an associate: who gave it, and the limit that it is held to as the cart changes. */
export const limitsOf = ({
  associate,
}: Adjuster): Pick<PriceAdjustment, 'limitPercent' | 'storeEmployeeId'> =>
  associate ? { limitPercent: adjustmentLimitPercent, storeEmployeeId: associate.sale.storeEmployeeId } : {}

/** What is written to the log along with the change of an associate. */
export const noteOf = (
  { clock, newId }: Pick<CartDependencies, 'clock' | 'newId'>,
  { associate, place }: Adjuster,
  act: Pick<AssociateAct, 'kind' | 'cartId'>,
  { itemId = '', amount, currency, percent, reason }: PriceAdjustment,
): { alsoWrite?: AlsoWrite<never> } => {
  if (!associate) return {}
  const taken = amount === undefined ? { percent: percent ?? 0 } : { amount, currency: currency ?? '' }
  const details = { itemId, ...taken, reason }
  return {
    alsoWrite: async (tx) => {
      await noteAssociateAct(tx, newId, associate, { ...act, details }, { ...place, instant: clock() })
      return ok(undefined)
    },
  }
}
