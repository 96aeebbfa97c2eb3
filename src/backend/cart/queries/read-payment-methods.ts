import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { OfferedMethod } from '#src/contract/payments/payment-calls.ts'
import { isOfKind, paymentMethods } from '#src/contract/payments/tenders.ts'
import { goodsTotal } from '#src/rules/payments/gift-card-lines.ts'
import { isOffered } from '#src/rules/payments/offered-methods.ts'
import { creditLeft } from '#src/backend/customer/customer-facts.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import type { readCart } from './read-cart.ts'

/** What a cart may be paid with now. */
export const readPaymentMethods =
  (
    read: ReturnType<typeof readCart>,
    { readPricingInputs, tenders }: Pick<CartDependencies, 'readPricingInputs' | 'tenders'>,
  ) =>
  async (
    cartId: string,
    caller: Caller,
  ): Promise<Result<{ paymentMethods: OfferedMethod[] }, ApiError<'BSK404'>>> => {
    const cart = await read(cartId, caller)
    if (!cart.ok) return err(apiError('BSK404'))
    const { totals, loyalty } = cart.value
    const { customer } = await readPricingInputs(caller)
    const athleteCredit = creditLeft(customer, caller.site)
    const goods = goodsTotal(totals)
    const toPay = {
      country: caller.site.country,
      currency: caller.site.currency,
      remaining: totals.remainingToPay,
      isMember: loyalty !== undefined,
      athleteCredit,
      taken: tenders.taken,
      isOnlyGiftCards: totals.total > 0 && goods === 0,
    }
    const additionalData = {
      remainingAmount: athleteCredit,
      payableAmount: Math.min(athleteCredit, goods),
    }
    const offered = paymentMethods.filter((method) => isOffered(method, toPay))
    return ok({
      paymentMethods: offered.map((code) => (isOfKind(code, 'credit') ? { code, additionalData } : { code })),
    })
  }
