import type { Client } from '#src/client/client.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { fieldOf, type OpsOutcome } from '../ops-post.ts'
import { amountOf, seenOf, unitsOf } from './order-form.ts'

type Call = Client['call']
/** What the forms of an order know of it. */
type FormOrder = Pick<Order, 'orderNumber' | 'currency'> & {
  items: readonly Pick<Order['items'][number], 'id'>[]
  returns: readonly Pick<Order['returns'][number], 'returnId' | 'lines'>[]
}
type Failure = { errorId: string; message: string; status: number }
type Changed = { ok: true } | { ok: false; error: Failure } | { ok: false; fault: string }

const noUnits: Changed = {
  ok: false,
  fault: 'Say how many units: a number above zero for one line at least.',
}

const isWebAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:'

/** Sends units of a shipment, or lays them out in its store. */
const send = async (call: Call, { orderNumber, items }: FormOrder, form: FormData): Promise<Changed> => {
  const lines = unitsOf(form, items)
  if (!lines) return noUnits
  const trackingUrl = fieldOf(form, 'trackingUrl')
  if (trackingUrl !== '' && !isWebAddress(trackingUrl))
    return { ok: false, fault: 'Copy the whole tracking address: it begins with https://.' }
  const optional = Object.fromEntries(
    ['carrier', 'trackingNumber', 'trackingUrl']
      .map((name): [string, string] => [name, fieldOf(form, name)])
      .filter(([, value]) => value !== ''),
  )
  return call('POST /ops/v1/orders/{orderNumber}/parcels', {
    path: { orderNumber },
    body: {
      shippingId: fieldOf(form, 'shippingId'),
      lines,
      openUnits: seenOf(form, 'openUnits'),
      ...optional,
    },
  })
}

const arrive = async (call: Call, { orderNumber }: FormOrder, form: FormData): Promise<Changed> =>
  call('POST /ops/v1/orders/{orderNumber}/parcels/{parcelId}/arrival', {
    path: { orderNumber, parcelId: fieldOf(form, 'parcelId') },
  })

/** What the forms of an order do, by their `action`. */
const actions = {
  send,
  layOut: send,
  arrived: arrive,
  collected: arrive,
  cancel: async (call: Call, { orderNumber, items }: FormOrder, form: FormData): Promise<Changed> => {
    const lines = unitsOf(form, items)
    if (!lines) return noUnits
    return call('POST /ops/v1/orders/{orderNumber}/cancellation', {
      path: { orderNumber },
      body: { lines, openUnits: seenOf(form, 'openUnits') },
    })
  },
  cancelAll: async (call: Call, { orderNumber }: FormOrder, form: FormData): Promise<Changed> =>
    call('POST /ops/v1/orders/{orderNumber}/cancellation', {
      path: { orderNumber },
      body: { openUnits: seenOf(form, 'openUnits') },
    }),
  receive: async (call: Call, { orderNumber, returns }: FormOrder, form: FormData): Promise<Changed> => {
    const returnId = fieldOf(form, 'returnId')
    const lines = unitsOf(form, returns.find((one) => one.returnId === returnId)?.lines ?? [])
    if (!lines) return noUnits
    return call('POST /ops/v1/orders/{orderNumber}/returns/{returnId}/receipt', {
      path: { orderNumber, returnId },
      body: { lines, restock: form.has('restock') },
    })
  },
  refund: async (call: Call, { orderNumber, currency }: FormOrder, form: FormData): Promise<Changed> => {
    const amount = amountOf(form, currency)
    const reason = fieldOf(form, 'reason')
    if (amount === undefined) return { ok: false, fault: 'Say how much goes back, such as 12.50.' }
    if (reason === '') return { ok: false, fault: 'Say why the money goes back.' }
    return call('POST /ops/v1/orders/{orderNumber}/refunds', {
      path: { orderNumber },
      body: { amount, reason, refundId: fieldOf(form, 'refundId'), refundable: seenOf(form, 'refundable') },
    })
  },
  cancelCard: async (call: Call, { orderNumber }: FormOrder, form: FormData): Promise<Changed> =>
    call('POST /ops/v1/orders/{orderNumber}/giftCards/{cardId}/cancellation', {
      path: { orderNumber, cardId: fieldOf(form, 'cardId') },
    }),
  capture: async (call: Call, { orderNumber }: FormOrder): Promise<Changed> =>
    call('POST /ops/v1/orders/{orderNumber}/capture', { path: { orderNumber } }),
  release: async (call: Call, { orderNumber }: FormOrder): Promise<Changed> =>
    call('POST /ops/v1/orders/{orderNumber}/release', { path: { orderNumber } }),
  note: async (call: Call, { orderNumber }: FormOrder, form: FormData): Promise<Changed> => {
    const text = fieldOf(form, 'text')
    if (text === '') return { ok: false, fault: 'Write the note first.' }
    return call('POST /ops/v1/orders/{orderNumber}/notes', { path: { orderNumber }, body: { text } })
  },
} as const

type Action = keyof typeof actions

const done: Record<Action, string> = {
  send: 'The parcel is noted as sent.',
  layOut: 'Noted: it is laid out, and the shopper may come for it.',
  arrived: 'The parcel is noted as delivered.',
  collected: 'Noted: the shopper has collected it.',
  cancel: 'The units are cancelled.',
  cancelAll: 'The order is cancelled.',
  receive: 'The return is noted, and the money for it is on its way.',
  refund: 'The refund is on its way.',
  cancelCard: 'The gift card is blocked, and its money is on its way.',
  capture: 'The capture is tried again.',
  release: 'The money is given back again.',
  note: 'The note is written.',
}

const refusals: Record<string, string> = {
  ORD410:
    'This can no longer be cancelled: units left, or were cancelled meanwhile. The page shows how it stands.',
  ORD411: 'These units are elsewhere by now, or the order is not paid. The page shows how it stands.',
  ORD412:
    'More would go back than can, or money went back meanwhile. The page shows how much can; what gift cards cost goes back by blocking them.',
  ORD414: 'The gift card was used or blocked by now.',
}

const receiptRefusals: Record<string, string> = {
  ORD411: 'This return arrived before, or it is not announced with as many units.',
}

const moneyRefusals: Record<string, string> = {
  ORD411: 'Nothing is left to try again: the money moved meanwhile. The page shows how it stands.',
}

const refusalsOf: Partial<Record<Action, Record<string, string>>> = {
  receive: receiptRefusals,
  capture: moneyRefusals,
  release: moneyRefusals,
}

const isAction = (name: string): name is Action => Object.hasOwn(actions, name)

/** What the address of an order tells that was done last. */
export const outcomeOf = (action: string | null): OpsOutcome | undefined =>
  action !== null && isAction(action) ? { kind: 'done', text: done[action] } : undefined

/** Does what a form of an order asks for: the name of what is done, or why it is refused. */
export const changeOrder = async (
  call: Call,
  order: FormOrder,
  form: FormData,
): Promise<{ done: Action } | { refused: string }> => {
  const action = fieldOf(form, 'action')
  if (!isAction(action)) return { refused: 'The page does not know this form. Load it anew.' }
  const changed = await actions[action](call, order, form)
  if (changed.ok) return { done: action }
  if ('fault' in changed) return { refused: changed.fault }
  const { errorId, message } = changed.error
  return {
    refused: refusalsOf[action]?.[errorId] ?? refusals[errorId] ?? `${message} Check what you wrote.`,
  }
}
