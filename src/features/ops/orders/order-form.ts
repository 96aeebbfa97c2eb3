import type { Order } from '#src/contract/orders/order.ts'
import { parseMoney } from '#src/base/money.ts'
import { openUnits, unitsField } from '#src/rules/orders/line-units.ts'
import { fieldOf } from '../ops-post.ts'

type Item = Order['items'][number]

const unpaid: ReadonlySet<Order['st']> = new Set([
  ...(['created', 'paymentPending', 'challenged', 'failed', 'cancelled', 'refunded'] as const),
])

/** Whether an order is paid for, so that what is open of it may leave. */
export const isPaidOrder = ({ st }: Pick<Order, 'st'>): boolean => !unpaid.has(st)

/** Units of an order that neither left nor were cancelled. */
export const allOpen = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, item) => sum + openUnits(item), 0)

/** The units of each line that a form names; undefined where one is no number, or all are none. */
export const unitsOf = (
  form: FormData,
  items: readonly Pick<Item, 'id'>[],
): { id: string; qty: number }[] | undefined => {
  const lines = items
    .map(({ id }) => ({ id, text: fieldOf(form, unitsField(id)) }))
    .filter(({ text }) => text !== '' && text !== '0')
  if (lines.length === 0 || lines.some(({ text }) => !/^[1-9]\d{0,3}$/.test(text))) return undefined
  return lines.map(({ id, text }) => ({ id, qty: Number(text) }))
}

/** A number that the page showed, as its form sends it back; undefined where it does not. */
export const seenOf = (form: FormData, name: string): number | undefined => {
  const text = fieldOf(form, name)
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** What a form refunds, in minor units; undefined where it is no amount above zero. */
export const amountOf = (form: FormData, currency: string): number | undefined => {
  const amount = parseMoney(fieldOf(form, 'amount').replace(',', '.'), currency)
  return amount === undefined || amount === 0 ? undefined : amount
}

/** What was typed into the one form of a page that was refused, told from the others by some of its fields; undefined for the others. */
export const typedIn = (
  form: FormData | undefined,
  fields: Readonly<Record<string, string>>,
): FormData | undefined =>
  form && Object.entries(fields).every(([name, value]) => fieldOf(form, name) === value) ? form : undefined
