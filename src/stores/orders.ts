import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { chosenUnits, returnedUnits } from '#src/rules/orders/line-units.ts'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { readOrderNumber } from '#src/rules/orders/order-number.ts'

type Call = Client['call']

/** What names an order; a customer's own is known without its email. */
export type OrderReference = { orderNumber: string; email?: string | undefined }

/** What went back: when (ISO), with which units, and the return whose label can be printed. */
export type BackDone = { at: string; lines: LineUnits[]; returnId?: string | undefined }

/** What went back with a return or a withdrawal of an order; what was cancelled needs no label. */
export const backDoneOf = ({
  requestedAt: at,
  lines,
  cancelled = [],
  returnId,
}: Order['returns'][number]): BackDone => {
  const ids = new Set([...lines, ...cancelled].map(({ id }) => id))
  const unitsOf = (id: string): number =>
    [...lines, ...cancelled].reduce((sum, line) => sum + (line.id === id ? line.qty : 0), 0)
  return {
    at,
    lines: [...ids].map((id) => ({ id, qty: unitsOf(id) })),
    returnId: lines.length > 0 ? returnId : undefined,
  }
}

/** Finds an order for whoever knows its number and email; ORD409 where the two do not belong together. */
export const findOrder = async (call: Call, values: FormValues): Promise<Result<Order, ClientError>> => {
  // Who has no session yet gets one.
  await call('POST /token/v2/auth/token', {})
  const orderNumber = readOrderNumber(values['orderNumber'] ?? '') ?? ''
  return call('POST /consumers-v3/consumer/TrackOrder', {
    body: { orderNumber, email: (values['email'] ?? '').trim() },
  })
}

type Cancelled = Promise<Result<CallOutput<'POST /consumers-v3/consumer/CancelOrder'>, ClientError>>

/** What a form counted of its order when it was shown: once that has changed, the form is refused. Undefined where it says no number. */
const countOf = (seen = ''): number | undefined => (/^\d{1,9}$/.test(seen) ? Number(seen) : undefined)

/** The reasons for which an order is another than the one that its form was about. */
const changeReasons = new Set<string | number | undefined>(['late', 'units', 'state'])

/** Whether a form was refused because its order has changed since it was shown; a form that is sent again after a lost response is. */
export const isOrderChanged = ({ additionalInfo }: Pick<ClientError, 'additionalInfo'>): boolean =>
  changeReasons.has(additionalInfo['reason'])

/** Cancels an order; ORD410 where that is too late. */
export const cancelOrder = (call: Call, { orderNumber, email }: OrderReference): Cancelled =>
  call('POST /consumers-v3/consumer/CancelOrder', { body: { orderNumber, email } })

/**
 * Cancels the units of an order that a form names; ORD410 where that is too late, and where others are open than the form counted, or it
 * does not say how many it counted.
 */
export const cancelItems = async (
  call: Call,
  { orderNumber, email }: OrderReference,
  values: FormValues,
): Cancelled => {
  const openUnits = countOf(values['openUnits'])
  if (openUnits === undefined) {
    const refusal = { errorId: 'ORD410', message: '', status: 409, correlationId: '' }
    return err({ ...refusal, additionalInfo: { reason: 'units' } })
  }
  return call('POST /consumers-v3/consumer/CancelOrder', {
    body: { orderNumber, email, items: chosenUnits(values), openUnits },
  })
}

/** Sends back the units that a form names, with its reasons; ORD418 where the order has other returns than the form counted. */
export const returnItems = async (
  call: Call,
  { orderNumber, email }: OrderReference,
  values: FormValues,
): Promise<Result<BackDone, ClientError>> => {
  const made = await call('POST /consumers-v3/consumer/return/{orderId}/returnLabel', {
    path: { orderId: orderNumber },
    body: { email, lines: returnedUnits(values), returns: countOf(values['returns']) },
  })
  return made.ok ? ok(backDoneOf(made.value)) : made
}

/**
 * Withdraws from the units that a form names (Directive 2011/83/EU, article 11a); ORD418 where the order has other returns than the form
 * counted.
 */
export const withdrawFrom = async (
  call: Call,
  { orderNumber, email }: OrderReference,
  values: FormValues,
): Promise<Result<BackDone, ClientError>> => {
  const lines = chosenUnits(values)
  const made = await call('POST /consumers-v3/consumer/withdrawal/{orderId}', {
    path: { orderId: orderNumber },
    body: { email, lines, returns: countOf(values['returns']) },
  })
  if (!made.ok) return made
  const noted = made.value.order.returns.findLast(({ kind }) => kind === 'withdrawal')
  return ok(noted ? backDoneOf(noted) : { at: made.value.withdrawnAt, lines })
}

/** Tells the shop of an item that broke; `pictures` are files in base64. */
export const tellWarranty = (
  call: Call,
  { orderNumber, email }: OrderReference,
  { itemId = '', description = '' }: FormValues,
  pictures: string[],
): Promise<Result<CallOutput<'POST /consumers-v3/consumer/warranty'>, ClientError>> =>
  call('POST /consumers-v3/consumer/warranty', {
    body: { orderNumber, email, itemId, description, pictures },
  })
