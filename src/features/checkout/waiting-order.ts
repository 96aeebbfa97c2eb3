import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { openPayment } from '#src/features/checkout/confirmation/after-order.ts'
import type { PlacedOrder } from '#src/features/checkout/confirmation/load-placed-order.ts'
import { giveUpFields } from '#src/rules/checkout/give-up-fields.ts'
import { orderNumberOf } from './order-cookie.ts'

/** The query parameter by which a page is told that a waiting order was given up. */
export const givenUpField = 'givenUp'

const pages = ['cart', 'checkout'] as const
export type WaitingOrderPage = (typeof pages)[number]

/** The order that this browser placed last, as long as its payment waits for the shopper. */
export const loadOpenOrder = async (
  { call }: App.Locals,
  request: Request,
): Promise<PlacedOrder | undefined> => {
  const orderId = orderNumberOf(request)
  if (orderId === undefined) return undefined
  const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path: { orderId } })
  return read.ok && openPayment(read.value) ? read.value : undefined
}

/** Takes the form that gives a waiting order up, once or twice. One that was paid meanwhile stays as it is, and leads to its confirmation. */
export const giveUpOrder = async ({ call, href }: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const page = href(`/${pages.find((one) => one === form[giveUpFields.page]) ?? 'cart'}`)
  const orderNumber = form[giveUpFields.orderNumber] ?? ''
  const body = { orderNumber, whileUnpaid: true }
  const cancelled = await call('POST /consumers-v3/consumer/CancelOrder', { body })
  if (cancelled.ok) return seeOther(withQuery(page, { [givenUpField]: '1' }))
  const { errorId } = cancelled.error
  if (errorId !== 'ORD410') return seeOther(withFailure(page, errorId))
  const path = { orderId: orderNumber }
  const order = await call('GET /consumers-v3/consumer/purchase/{orderId}', { path })
  const isOver = order.ok && order.value.st === 'cancelled'
  return seeOther(isOver ? withQuery(page, { [givenUpField]: '1' }) : href('/order-confirmation'))
}
