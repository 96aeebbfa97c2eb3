import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { loadStep } from '#src/features/checkout/load-checkout.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { tenderField } from '#src/rules/checkout/credit-fields.ts'
import { placeOfTender } from '#src/rules/checkout/stored-value.ts'
import { removeTender } from '#src/stores/checkout/payment.ts'

/** Takes the form that takes a gift card, a reward or credit back. */
export const postTenderRemoval = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadStep(locals, request, 'billing')
  if (checkout instanceof Response) return checkout
  const { cart } = checkout
  const id = form[tenderField] ?? ''
  const tender = cart.payment_instruments.find((one) => one.payment_instrument_id === id)
  const removed = await removeTender(locals.call, cart, id)
  const page = locals.href('/checkout/billing')
  return seeOther(
    removed.ok
      ? `${page}#${placeOfTender(tender?.payment_method_id)}`
      : withFailure(page, removed.error.errorId),
  )
}
