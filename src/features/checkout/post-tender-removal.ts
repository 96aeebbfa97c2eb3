import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { loadStep } from './load-checkout.ts'
import { placeOfTender } from './stored-value-form.ts'

/** The field of what a cart is to be paid with no longer. */
export const tenderField = 'paymentInstrumentId'

/** Takes the form that takes a gift card, a reward or credit back. */
export const removeTender = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadStep(locals, request, 'billing')
  if (checkout instanceof Response) return checkout
  const id = form[tenderField] ?? ''
  const tender = checkout.cart.payment_instruments.find((one) => one.payment_instrument_id === id)
  const removed = await locals.call('DELETE /cart/v1/cart/{basketId}/paymentInstruments', {
    path: { basketId: checkout.cart.id },
    body: { payment_instrument_id: id },
  })
  const page = locals.href('/checkout/billing')
  return seeOther(
    removed.ok
      ? `${page}#${placeOfTender(tender?.payment_method_id)}`
      : withFailure(page, removed.error.errorId),
  )
}
