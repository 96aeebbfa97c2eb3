import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { loadStep, type Checkout } from '#src/features/checkout/load-checkout.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { creditFields } from '#src/rules/checkout/credit-fields.ts'
import { payByCredit, payByVoucher } from '#src/stores/checkout/payment.ts'

const apply = ({ cart }: Checkout, form: FormValues, { call }: App.Locals) => {
  if (form[creditFields.athlete] !== undefined) return payByCredit(call, cart)
  const points = Number(form[creditFields.voucher] ?? '')
  return Number.isSafeInteger(points) && points >= 0 ? payByVoucher(call, cart, points) : undefined
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
