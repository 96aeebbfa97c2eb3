import { untouched, type SentForm } from '#src/components/form/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { seeOther } from '#src/features/account/take-form.ts'
import { findPosted } from './find-posted.ts'
import { trackedOf, withTracked } from './tracked-cookie.ts'

/** The query that says that a page is about the order that its browser found last. */
const foundMark = 'order'

/** Leads to a page about an order, this one or that of a path, by an address to which there is a way back and that tells neither its number nor its email. */
export const leadToFound = (
  request: Request,
  { orderNumber, email }: Pick<Order, 'orderNumber' | 'email'>,
  { mark = foundMark, path }: { mark?: string; path?: string } = {},
): Response => {
  const url = new URL(request.url)
  return withTracked(seeOther(`${path ?? url.pathname}?${mark}`), { orderNumber, email }, url)
}

/** The order that a page is about by its address; else the form that finds one, with the number that a link names. */
export const openFound = async (
  locals: App.Locals,
  request: Request,
): Promise<{ order: Order } | { sent: SentForm }> => {
  const { searchParams } = new URL(request.url)
  const tracked = searchParams.has(foundMark) ? trackedOf(request) : undefined
  if (!tracked) {
    const orderNumber = searchParams.get('number')
    return { sent: untouched(orderNumber === null ? {} : { orderNumber }) }
  }
  return findPosted(locals, tracked)
}
