import { isUuid } from '#src/base/ids.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import { readForm } from '#src/forms/read-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { recaptchaField } from '#src/features/human-check/recaptcha-field.ts'
import { pageOfOrderFailure } from '#src/rules/checkout/order-failure.ts'
import { afterFailure, afterOrder } from '#src/features/checkout/confirmation/after-order.ts'
import { noticeField } from '#src/features/checkout/checkout-notice.ts'
import { withOrder } from '#src/features/checkout/order-cookie.ts'
import { leadToSignIn } from '#src/features/checkout/session-ended.ts'

/** The fields of the order's form: the cart, and the total and what is left to pay of it as the shopper saw them, in minor units. */
export const orderFields = { cartId: 'cartId', total: 'total', remainingToPay: 'remainingToPay' } as const

/** Failures after which the cart may be an order by now, which placing it again gives. */
const mayBeOrdered = ['CHK380', 'BSK404']

/** Takes the form of the order: prepares and places it, and leads on. Sent again it leads to the same order. */
export const placeOrder = async (locals: App.Locals, request: Request, url: URL): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const { call, href } = locals
  const cartId = form[orderFields.cartId] ?? ''
  const total = Number(form[orderFields.total])
  const remainingToPay = Number(form[orderFields.remainingToPay])
  if (!isUuid(cartId) || ![total, remainingToPay].every(Number.isSafeInteger))
    return seeOther(href('/checkout'))
  const showTotal = () => seeOther(withQuery(href('/checkout/summary'), { [noticeField]: totalChanged }))
  const prepared = await call('POST /cart/v1/cart/prepareOrder', { body: { basketId: cartId } })
  if (!prepared.ok && !mayBeOrdered.includes(prepared.error.errorId))
    return afterFailure(prepared.error, locals)
  if (prepared.ok) {
    const { flash, customerNotifications, totals } = prepared.value
    const notices = customerNotifications.map(({ type }) => type).join(' ')
    if (flash.length > 0 && notices !== '')
      return seeOther(withQuery(href('/checkout/shipping'), { [noticeField]: notices }))
    if (totals.total !== total || totals.remainingToPay !== remainingToPay) return showTotal()
  }
  const recaptcha_response = form[recaptchaField] || undefined
  const placed = await call('PUT /cart/v2/checkout/order', {
    body: { cartId, total, remainingToPay, recaptcha_response },
  })
  if (placed.ok) return withOrder(afterOrder(placed.value, locals), placed.value.orderNumber, url)
  if (placed.error.additionalInfo['reason'] === totalChanged) return showTotal()
  const isGone = pageOfOrderFailure(placed.error.errorId) === 'cart'
  return (isGone ? await leadToSignIn(locals, request) : undefined) ?? afterFailure(placed.error, locals)
}
