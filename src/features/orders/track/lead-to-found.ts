import { untouched, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { findPosted } from './find-form.ts'
import { trackedOf, withTracked, type TrackedReference } from './tracked-cookie.ts'

/** The query with the id of the order that a page is about, which means nothing to any other browser. */
export const foundField = 'order'

const referenceOf = (
  request: Request,
  { orderNumber, email }: Pick<Order, 'orderNumber' | 'email'>,
): TrackedReference => {
  const before = trackedOf(request)
  const isSame = before?.orderNumber === orderNumber && before.email === email
  return { id: isSame ? before.id : crypto.randomUUID().slice(0, 8), orderNumber, email }
}

const pathOf = (path: string, id: string, mark?: string): string =>
  `${path}?${new URLSearchParams({ [foundField]: id, ...(mark === undefined ? {} : { [mark]: '' }) })}`

/** The address of this page about the order that this browser found last; `mark` says what is shown of it. */
export const foundPath = (
  request: Request,
  order: Pick<Order, 'orderNumber' | 'email'>,
  mark?: string,
): string => pathOf(new URL(request.url).pathname, referenceOf(request, order).id, mark)

/**
 * Leads to a page about an order, this one or that of a path, by an address to which there is a way back and that tells neither its number
 * nor its email.
 */
export const leadToFound = (
  request: Request,
  order: Pick<Order, 'orderNumber' | 'email'>,
  { mark, path }: { mark?: string; path?: string } = {},
): Response => {
  const url = new URL(request.url)
  const reference = referenceOf(request, order)
  return withTracked(seeOther(pathOf(path ?? url.pathname, reference.id, mark)), reference, url)
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
  return { sent: { ...untouched(), failure: messagesOf(locals.site).orders.track.again } }
}
