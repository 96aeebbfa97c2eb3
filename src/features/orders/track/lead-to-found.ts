import { untouched, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messages } from '#src/messages/messages.ts'
import { findPosted } from './find-posted.ts'
import { trackedOf, withTracked } from './tracked-cookie.ts'

/** The query with the id of the order that a page is about, which means nothing to any other browser. */
export const foundField = 'order'

/**
 * Leads to a page about an order, this one or that of a path, by an address to which there is a way back and that tells neither its number
 * nor its email.
 */
export const leadToFound = (
  request: Request,
  { orderNumber, email }: Pick<Order, 'orderNumber' | 'email'>,
  { mark, path }: { mark?: string; path?: string } = {},
): Response => {
  const url = new URL(request.url)
  const before = trackedOf(request)
  const isSame = before?.orderNumber === orderNumber && before.email === email
  const id = isSame ? before.id : crypto.randomUUID().slice(0, 8)
  const query = new URLSearchParams({ [foundField]: id, ...(mark === undefined ? {} : { [mark]: '' }) })
  return withTracked(seeOther(`${path ?? url.pathname}?${query}`), { id, orderNumber, email }, url)
}

/**
 * The order that a page is about by its address; else the form that finds one, with the number that a link names. It says so where the
 * browser no longer knows the order of an address.
 */
export const openFound = async (
  locals: App.Locals,
  request: Request,
): Promise<{ order: Order } | { sent: SentForm }> => {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get(foundField)
  if (id === null) {
    const orderNumber = searchParams.get('number')
    return { sent: untouched(orderNumber === null ? {} : { orderNumber }) }
  }
  const tracked = trackedOf(request)
  if (tracked?.id === id) return findPosted(locals, tracked)
  return { sent: { ...untouched(), failure: messages[locals.site.language].orders.track.again } }
}
