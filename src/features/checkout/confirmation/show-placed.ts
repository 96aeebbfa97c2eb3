import { placedFields } from '#src/rules/checkout/placed-fields.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { asksForData, dataHeaders } from '#src/features/checkout/asks-for-data.ts'
import { ofEarlierOrderField } from '#src/features/checkout/checkout-notice.ts'
import { isOfEarlierOrder, withOrder } from '#src/features/checkout/order-cookie.ts'
import { framedChallenge, ofProductPage, openPayment, pageAfterOrder } from './after-order.ts'

/** Leads on, or says where to whoever asks for data, as a page does that goes on by itself. */
const leadOn = (request: Request, next: string, frame?: string): Response =>
  asksForData(request) ? Response.json({ next, frame }, { headers: dataHeaders }) : seeOther(next)

/** Takes over an order that was placed in the browser, for someone who may see it: to its payment where that waits, else to its confirmation. Where it cannot be read, a page begins the checkout anew; who asks for data is told so by 502, and can ask again. One that is over takes the place of no other that this browser placed. */
export const showPlaced = async (
  locals: Pick<App.Locals, 'call' | 'href' | 'site'>,
  request: Request,
  url: URL,
): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const orderId = form[placedFields.orderNumber] ?? ''
  const { call, href } = locals
  const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  if (!read.ok)
    return asksForData(request)
      ? new Response('The order cannot be read.', { status: 502, headers: dataHeaders })
      : seeOther(href('/checkout'))
  if (isOfEarlierOrder(request, read.value))
    return leadOn(request, withQuery(href('/order-confirmation'), { [ofEarlierOrderField]: '1' }))
  const isConfirmed = form[placedFields.isOfProduct] === '1' && !openPayment(read.value)
  const next = isConfirmed
    ? withQuery(href('/order-confirmation'), { storeContext: ofProductPage })
    : pageAfterOrder(read.value, locals)
  return withOrder(leadOn(request, next, framedChallenge(read.value, locals)), read.value.orderNumber, url)
}
