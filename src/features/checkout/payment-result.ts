import type { CallOutput } from '#src/contract/calls.ts'
import { isOfKind, type ProviderMethod } from '#src/contract/payments/tenders.ts'
import { readForm } from '#src/forms/read-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { isOver } from '#src/rules/orders/is-over.ts'
import {
  afterFailure,
  afterOrder,
  framedField,
  openPayment,
} from '#src/features/checkout/confirmation/after-order.ts'
import { isNotPassed } from '#src/rules/orders/is-not-passed.ts'
import { payingMethodOf } from '#src/rules/payments/paying-method.ts'
import { goOnWithPayment } from '#src/stores/checkout/placing.ts'
import { noticeField } from '#src/rules/checkout/news-fields.ts'
import { ofEarlierOrderField } from './checkout-notice.ts'
import { isOfEarlierOrder } from './order-cookie.ts'

type Order = CallOutput<'GET /consumers-v3/consumer/purchase/{orderId}'>

/** An order whose payment waits for the shopper; `code` is the way to pay that waits. */
export type WaitingOrder = {
  order: Order
  payment: NonNullable<ReturnType<typeof openPayment>>
  code: ProviderMethod
}

/** What Adyen gives the address by which a shopper comes back (Adyen, Handle the redirect). */
const redirectResultField = 'redirectResult'

/** What a shopper brings back from a challenge or a provider's page; undefined where they have not been there. */
const broughtBack = async (
  request: Request,
  searchParams: URLSearchParams,
): Promise<string | Response | undefined> => {
  if (request.method !== 'POST') return searchParams.get(redirectResultField) ?? undefined
  const form = await readForm(request)
  return form instanceof Response ? form : (form['threeDS2Result'] ?? '')
}

/** What was brought back into the frame of a dialog, whose page goes on with it; undefined where this is no such page. */
export const framedResult = async (
  request: Request,
  { searchParams }: URL,
): Promise<{ orderNumber: string; threeDS2Result: string } | Response | undefined> => {
  if (request.method !== 'POST' || !searchParams.has(framedField)) return undefined
  const threeDS2Result = await broughtBack(request, searchParams)
  if (threeDS2Result instanceof Response) return threeDS2Result
  return { orderNumber: searchParams.get('orderNumber') ?? '', threeDS2Result: threeDS2Result ?? '' }
}

const patched = async (
  { order, payment, code }: WaitingOrder,
  threeDS2Result: string,
  locals: App.Locals,
): Promise<Response> => {
  const isCard = payment.kind === 'challenge' || isOfKind(code, 'card')
  const result = await goOnWithPayment(locals.call, order, code, threeDS2Result)
  if (result.ok) return afterOrder(result.value, locals)
  if (isCard && isNotPassed(result.error))
    return seeOther(withQuery(locals.href('/checkout/billing'), { [noticeField]: 'threeDSFailed' }))
  return afterFailure(result.error, locals)
}

/** Leads from an order whose payment waits no more to the confirmation, which says so where it shows an order placed since. */
const showOutcome = (order: Order, { href }: App.Locals, request: Request): Response => {
  const told = isOfEarlierOrder(request, order) ? { [ofEarlierOrderField]: '1' } : {}
  return seeOther(withQuery(href('/order-confirmation'), told))
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
  const code = payingMethodOf(read.value)
  const brought = await broughtBack(request, searchParams)
  if (brought instanceof Response) return brought
  if (!payment || !code) {
    const isSettled = read.value.flash.length === 0 && !isOver(read.value)
    // A notice of its provider came first: by coming back the shopper's steps are given back.
    if (isSettled && code && brought !== undefined) await goOnWithPayment(call, read.value, code, brought)
    return showOutcome(read.value, locals, request)
  }
  const waiting = { order: read.value, payment, code }
  return brought === undefined ? waiting : patched(waiting, brought, locals)
}
