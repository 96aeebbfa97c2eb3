import { readForm } from '#src/forms/read-form.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { loadStep } from '#src/features/checkout/load-checkout.ts'
import { methodField } from '#src/rules/checkout/method-field.ts'

/** Takes the form of how the shipments come: leads on to the payment, or back to say what failed. */
export const chooseDeliveries = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  const { call, href } = locals
  const { id: cartId, shippingMethods } = checkout.cart
  for (const { shippingId, code, applicableShippingMethods } of shippingMethods) {
    const wished = form[methodField(shippingId)] ?? code
    if (wished === code) continue
    const method = applicableShippingMethods.find((one) => one.code === wished)
    const chosen = method
      ? await call('POST /cart/v1/shippingMethod', { body: { cartId, shippingId, code: method.code } })
      : undefined
    if (!chosen?.ok)
      return seeOther(withFailure(href('/checkout/shipping'), chosen?.error.errorId ?? 'SHP404'))
  }
  return seeOther(href('/checkout/billing'))
}
