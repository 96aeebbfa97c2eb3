import { readForm } from '#src/forms/read-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { placedFields } from '#src/features/wallets/placed-fields.ts'
import { afterOrder, ofProductPage, openPayment } from './after-order.ts'
import { withOrder } from '#src/features/checkout/order-cookie.ts'

/** Takes over an order that a wallet placed in the browser, for someone who may see it: to its payment where that waits, else to its confirmation. */
export const showPlaced = async (locals: App.Locals, request: Request, url: URL): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const orderId = form[placedFields.orderNumber] ?? ''
  const { call, href } = locals
  const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  if (!read.ok) return seeOther(href('/checkout'))
  const isConfirmed = form[placedFields.isOfProduct] === '1' && !openPayment(read.value)
  const next = isConfirmed
    ? seeOther(withQuery(href('/order-confirmation'), { storeContext: ofProductPage }))
    : afterOrder(read.value, locals)
  return withOrder(next, read.value.orderNumber, url)
}
