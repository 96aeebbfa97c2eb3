import type { CallOutput } from '#src/contract/calls.ts'
import { isOfKind, paysTheRest, type ProviderMethod } from '#src/contract/payments/tenders.ts'
import { readForm } from '#src/forms/read-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { isOver } from '#src/rules/orders/is-over.ts'
import { afterFailure, afterOrder, openPayment } from '#src/features/checkout/confirmation/after-order.ts'
import { noticeField, ofEarlierOrderField } from './checkout-notice.ts'
import { orderNumberOf } from './order-cookie.ts'

type Order = CallOutput<'GET /consumers-v3/consumer/purchase/{orderId}'>

/** An order whose payment waits for the shopper; `code` is the way to pay that waits. */
export type WaitingOrder = {
  order: Order
  payment: NonNullable<ReturnType<typeof openPayment>>
  code: ProviderMethod
}

/** What Adyen gives the address by which a shopper comes back (Adyen, Handle the redirect). */
const redirectResultField = 'redirectResult'

/** Failures of a challenge that say no more than that it was not passed. */
const notPassed = ['PYT402', 'PYT300']

const paidBy = (code: ProviderMethod, threeDS2Result: string) => ({
  paymentMethod: { code, additionalData: { threeDS2Result } },
})

/** What a shopper brings back from a challenge or a provider's page; undefined where they have not been there. */
const broughtBack = async (
  request: Request,
  searchParams: URLSearchParams,
): Promise<string | Response | undefined> => {
  if (request.method !== 'POST') return searchParams.get(redirectResultField) ?? undefined
  const form = await readForm(request)
  return form instanceof Response ? form : (form['threeDS2Result'] ?? '')
}

const patched = async (
  { order: { orderNumber }, payment, code }: WaitingOrder,
  threeDS2Result: string,
  locals: App.Locals,
): Promise<Response> => {
  const isCard = payment.kind === 'challenge' || isOfKind(code, 'card')
  const result = await locals.call('PATCH /cart/v2/checkout/order/{orderNumber}', {
    path: { orderNumber },
    body: paidBy(code, threeDS2Result),
  })
  if (result.ok) return afterOrder(result.value, locals)
  if (isCard && notPassed.includes(result.error.errorId))
    return seeOther(withQuery(locals.href('/checkout/billing'), { [noticeField]: 'threeDSFailed' }))
  return afterFailure(result.error, locals)
}

/** Leads from an order whose payment waits no more to the confirmation, which says so where it shows an order placed since. */
const showOutcome = (order: Order, { href }: App.Locals, request: Request): Response => {
  const last = orderNumberOf(request)
  const isEarlier = isOver(order) && last !== undefined && last !== order.orderNumber
  return seeOther(withQuery(href('/order-confirmation'), isEarlier ? { [ofEarlierOrderField]: '1' } : {}))
}

/**
 * The order that a page is about, as long as its payment waits; what a provider's page brings back is patched onto it, and leads on
 * (specification, shopping, section 4, Placing an order).
 */
export const loadWaitingOrder = async (
  locals: App.Locals,
  request: Request,
  { searchParams }: URL,
): Promise<WaitingOrder | Response> => {
  const { call, href } = locals
  const orderId = searchParams.get('orderNumber') ?? ''
  const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  if (!read.ok) return seeOther(href('/checkout'))
  const payment = openPayment(read.value)
  const code = read.value.paymentMethod.map((one) => one.code).find((one) => paysTheRest(one))
  const brought = await broughtBack(request, searchParams)
  if (brought instanceof Response) return brought
  if (!payment || !code) {
    const isSettled = read.value.flash.length === 0 && !isOver(read.value)
    // A notice of its provider came first: by coming back the shopper's steps are given back.
    if (isSettled && code && brought !== undefined)
      await call('PATCH /cart/v2/checkout/order/{orderNumber}', {
        path: { orderNumber: orderId },
        body: paidBy(code, brought),
      })
    return showOutcome(read.value, locals, request)
  }
  const waiting = { order: read.value, payment, code }
  return brought === undefined ? waiting : patched(waiting, brought, locals)
}
