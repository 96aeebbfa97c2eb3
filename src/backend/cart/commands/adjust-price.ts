import { err, ok } from '#src/base/result.ts'
import type { ChangedPriceAdjustment, NewPriceAdjustment } from '#src/contract/cart/price-adjustment.ts'
import { apiError } from '#src/contract/errors.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartParts } from '../cart-parts.ts'

const maxAdjustments = 50

const unknownAdjustment = () =>
  apiError('ATTR200', { field: 'adjustmentId' }, 'The cart has no such adjustment.')

/** The currency of the site, for an adjustment by an amount. */
const currencyOf = (amount: number | undefined, { site }: Caller): { currency?: string } =>
  amount === undefined ? {} : { currency: site.currency }

/** Takes something off by hand. ORD404 for a line that is not there, PRC400 for more adjustments than a cart may have. */
export const addPriceAdjustment =
  (change: ChangeCart, { newId }: CartParts) =>
  (cartId: string, caller: Caller, adjustment: NewPriceAdjustment) => {
    const adjustmentId = newId()
    return change({
      cartId,
      caller,
      plan: ({ lines, details }) => {
        const { priceAdjustments = [] } = details
        const { itemId } = adjustment
        if (itemId !== undefined && !lines.some(({ id }) => id === itemId)) return err(apiError('ORD404'))
        if (priceAdjustments.length >= maxAdjustments) return err(apiError('PRC400', { maxAdjustments }))
        const added = [
          ...priceAdjustments,
          { adjustmentId, ...adjustment, ...currencyOf(adjustment.amount, caller) },
        ]
        return ok({ remove: [], put: [], details: { ...details, priceAdjustments: added } })
      },
    })
  }

/** Changes an adjustment: an amount takes the place of a percentage, and the other way. */
export const changePriceAdjustment =
  (change: ChangeCart) =>
  (cartId: string, caller: Caller, adjustmentId: string, changed: ChangedPriceAdjustment) =>
    change({
      cartId,
      caller,
      plan: ({ details }) => {
        const { priceAdjustments = [] } = details
        const before = priceAdjustments.find((one) => one.adjustmentId === adjustmentId)
        if (!before) return err(unknownAdjustment())
        const { amount, currency, percent, ...others } = before
        const isOther = changed.amount !== undefined || changed.percent !== undefined
        const { reason = before.reason } = changed
        const taken = isOther
          ? { ...changed, ...currencyOf(changed.amount, caller) }
          : { amount, currency, percent }
        const after = { ...others, ...taken, reason }
        const all = priceAdjustments.map((one) => (one === before ? after : one))
        return ok({ remove: [], put: [], details: { ...details, priceAdjustments: all } })
      },
    })

/** Takes an adjustment back. */
export const removePriceAdjustment =
  (change: ChangeCart) => (cartId: string, caller: Caller, adjustmentId: string) =>
    change({
      cartId,
      caller,
      plan: ({ details }) => {
        const { priceAdjustments = [] } = details
        const left = priceAdjustments.filter((one) => one.adjustmentId !== adjustmentId)
        if (left.length === priceAdjustments.length) return err(unknownAdjustment())
        return ok({ remove: [], put: [], details: { ...details, priceAdjustments: left } })
      },
    })
