import type { CallOutput } from '#src/contract/calls.ts'
import { isOfKind, isReward } from '#src/contract/payments/tenders.ts'
import { readForm } from '#src/forms/read-form.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { loadStep, type Checkout } from './load-checkout.ts'

type Methods = CallOutput<'GET /cart/v1/cart/{basketId}/paymentMethods'>['paymentMethods']

/** The fields by which an athlete's credit and a member's voucher, by its points, are to pay. */
export const creditFields = { athlete: 'athlete', voucher: 'voucher' } as const

/** What besides gift cards may pay a part: an athlete's credit in minor units, and vouchers of a member. */
export type Credits = {
  athlete: { remainingAmount: number; payableAmount: number } | undefined
  hasVouchers: boolean
  /** Whether gift cards may pay. */
  hasGiftCards: boolean
  /** Whether reward codes and reward cards may pay. */
  hasRewards: boolean
}

/** The credits of a cart; vouchers and rewards pay only when no athlete balance remains (specification, shopping, section 5). */
export const creditsOf = (methods: Methods): Credits => ({
  athlete: methods.find(({ code }) => isOfKind(code, 'credit'))?.additionalData,
  hasGiftCards: methods.some(({ code }) => isOfKind(code, 'storedValue') && !isReward(code)),
  hasVouchers: methods.some(({ code }) => isOfKind(code, 'points')),
  hasRewards: methods.some(({ code }) => isOfKind(code, 'storedValue') && isReward(code)),
})

const apply = async ({ cart }: Checkout, form: Record<string, string | undefined>, { call }: App.Locals) => {
  const path = { basketId: cart.id }
  if (form[creditFields.athlete] !== undefined)
    return call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
      path,
      body: { payment_method_id: 'ATHLETES_PAYMENT' },
    })
  const points = Number(form[creditFields.voucher] ?? '')
  const isCount = Number.isSafeInteger(points) && points >= 0
  return isCount
    ? call('PUT /cart/v1/cart/{basketId}/reward', { path, body: { appliedLoyaltyVoucher: points } })
    : undefined
}

/** Takes the forms of credits, and leads back to the payment, with what failed. */
export const applyCredit = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadStep(locals, request, 'billing')
  if (checkout instanceof Response) return checkout
  const page = locals.href('/checkout/billing')
  const applied = await apply(checkout, form, locals)
  if (applied && !applied.ok) return seeOther(withFailure(page, applied.error.errorId))
  return seeOther(`${page}#credits`)
}
