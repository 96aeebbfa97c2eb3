import type { SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { refusedForm } from '#src/forms/refused-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { cancelItems, cancelOrder, isOrderChanged } from '#src/stores/orders.ts'
import { isSignedIn } from '#src/features/account/signed-in.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { cancelActs } from '#src/features/orders/cancel/cancellation-form.ts'
import { fileResponse } from '#src/features/orders/detail/file-response.ts'
import { findPosted } from './find-form.ts'
import { foundPath, leadToFound, openFound } from './lead-to-found.ts'
import { readOrderNumber } from '#src/rules/orders/order-number.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'
import { withoutTracked } from './tracked-cookie.ts'

/** What the page shows: its form, an order, or the question whether to cancel it. */
export type TrackedOrder =
  | { step: 'form'; sent: SentForm }
  | { step: 'order'; order: Order; done?: 'cancelled' | 'sentCards'; failure?: string }
  | { step: 'cancel'; order: Order; failure?: string; page: string; done: string; changed: string }

/** What a button of the page does with an order; without one it is shown. */
export const trackActs = {
  ask: 'cancel',
  invoice: 'invoice',
  label: 'label',
  giftCards: 'gift-cards',
} as const

/** What the address of the page says besides that it is about the order that was found. */
const trackMarks = {
  ask: 'cancel',
  cancelled: 'cancelled',
  changed: 'changed',
  sentCards: 'gift-cards',
} as const

/** The query that asks for another order, and has the browser forget the one it found. */
export const anotherField = 'another'

const askToCancel = (request: Request, order: Order, failure?: string): TrackedOrder => ({
  ...{ step: 'cancel', order, page: foundPath(request, order) },
  ...(failure === undefined ? {} : { failure }),
  done: foundPath(request, order, trackMarks.cancelled),
  changed: foundPath(request, order, trackMarks.changed),
})

/** Asks what to cancel of an order that changed while it was looked at; shows it where nothing of it can be cancelled any more. */
const askAgain = (request: Request, order: Order, site: Site): TrackedOrder => {
  const { refusals, returns } = messagesOf(site)
  return order.mayCancel || order.mayCancelItems
    ? askToCancel(request, order, returns.changed)
    : { step: 'order', order, failure: refusals.ORD410 }
}

/** What an address of the page shows; whoever is signed in is led to their order that it names. */
const openTracked = async (locals: App.Locals, request: Request): Promise<TrackedOrder | Response> => {
  const url = new URL(request.url)
  const { searchParams } = url
  if (searchParams.has(anotherField)) return withoutTracked(seeOther(url.pathname), url)
  const named = readOrderNumber(searchParams.get('number') ?? '')
  if (named !== undefined && (await isSignedIn(locals))) {
    const own = await locals.call('GET /consumers-v3/consumer/purchase/{orderId}', {
      path: { orderId: named },
    })
    if (own.ok) return seeOther(locals.href(orderPath(named)))
  }
  const opened = await openFound(locals, request)
  if ('sent' in opened) return { step: 'form', sent: opened.sent }
  const { order } = opened
  if (searchParams.has(trackMarks.ask) && (order.mayCancel || order.mayCancelItems))
    return askToCancel(request, order)
  if (searchParams.has(trackMarks.changed)) return askAgain(request, order, locals.site)
  if (searchParams.has(trackMarks.cancelled)) return { step: 'order', order, done: 'cancelled' }
  return searchParams.has(trackMarks.sentCards)
    ? { step: 'order', order, done: 'sentCards' }
    : { step: 'order', order }
}

/** Finds an order by its number and email, prints its files, and cancels it where that was confirmed. Nothing of it comes into an address. */
export const trackOrder = async (locals: App.Locals, request: Request): Promise<TrackedOrder | Response> => {
  const { call, site } = locals
  if (request.method !== 'POST') return openTracked(locals, request)
  const values = await readForm(request)
  if (values instanceof Response) return values
  const found = await findPosted(locals, values)
  if ('sent' in found) return { step: 'form', sent: found.sent }
  const { order } = found
  const { act } = values
  const body = { orderNumber: order.orderNumber, email: values['email'] ?? '' }
  const refused = (error: ClientError): TrackedOrder => {
    const { failure = '' } = refusedForm([], values, error, site)
    return { step: 'order', order, failure }
  }
  if (act === trackActs.invoice) {
    const printed = await call('POST /consumers-v3/consumer/purchase/invoice/download', { body })
    return printed.ok ? fileResponse(printed.value) : refused(printed.error)
  }
  if (act === trackActs.label) {
    const printed = await call('POST /consumers-v3/consumer/return/{orderId}/returnLabel', {
      path: { orderId: order.orderNumber },
      body: { email: body.email, returnId: values['returnId'] ?? '' },
    })
    return printed.ok ? fileResponse(printed.value.label) : refused(printed.error)
  }
  if (act === cancelActs.all || act === cancelActs.items) {
    const isOfItems = act === cancelActs.items
    if (isOfItems && chosenUnits(values).length === 0)
      return askToCancel(request, order, messagesOf(site).orders.cancel.nothing)
    const cancelled = await (isOfItems ? cancelItems(call, body, values) : cancelOrder(call, body))
    if (!cancelled.ok && isOrderChanged(cancelled.error))
      return leadToFound(request, order, { mark: trackMarks.changed })
    return cancelled.ok
      ? leadToFound(request, order, { mark: trackMarks.cancelled })
      : refused(cancelled.error)
  }
  if (act === trackActs.giftCards) {
    const sent = await call('POST /consumers-v3/consumer/resendGiftCardEmail', { body })
    return sent.ok ? leadToFound(request, order, { mark: trackMarks.sentCards }) : refused(sent.error)
  }
  return leadToFound(request, order, act === trackActs.ask ? { mark: trackMarks.ask } : {})
}
