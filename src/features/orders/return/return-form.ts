import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { CallInput } from '#src/contract/calls.ts'
import { returnReasons } from '#src/contract/orders/order-return.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { isOpenAt } from '#src/rules/orders/returnable-units.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { lineFields, postedUnits, type OrderLineFields } from './order-line-fields.ts'

type ReturnedLines = NonNullable<
  CallInput<'POST /consumers-v3/consumer/return/{orderId}/returnLabel'>['body']['lines']
>

const reasonName = (id: string): string => `reason-${id}`

/** Whether something of an order may be sent back at an instant. */
export const mayReturn = ({ returnable }: Pick<Order, 'returnable'>, instant: string): boolean =>
  isOpenAt(returnable, instant)

/** The lines of an order that may be sent back: how many, and why. Where it is one unit it is chosen. */
export const returnableLines = (
  order: Pick<Order, 'items' | 'returnable'>,
  site: Site,
): OrderLineFields[] => {
  const { returns: text } = messages[site.language]
  const reasons = returnReasons.map((value) => ({ value, label: text.reasons[value] }))
  const { lines } = order.returnable
  const isOne = lines.length === 1 && lines[0]?.qty === 1
  return lineFields(order, lines, isOne ? 'all' : 'none', site).map((line) => {
    const reason: FormField = {
      ...{ kind: 'choice', name: reasonName(line.item.id), isRequired: true },
      label: formatMessage(text.reasonOf, { item: line.item.name }, site.locale),
      options: [{ value: '', label: text.choose }, ...reasons],
    }
    return { ...line, reason }
  })
}

/** What a posted form sends back: lines and their reasons, or what is wrong with it. */
export const readReturn = (
  lines: readonly OrderLineFields[],
  values: FormValues,
  { language }: Pick<Site, 'language'>,
): { lines: ReturnedLines } | { sent: SentForm } => {
  const { returns: text } = messages[language]
  const read = postedUnits(lines, values)
  if (read.length === 0) return { sent: { ...untouched(values), failure: text.nothing } }
  const withReasons = read.flatMap((line) => {
    const reason = returnReasons.find((one) => one === values[reasonName(line.id)])
    return reason ? [{ ...line, reason }] : []
  })
  const faulty = read.filter(({ id }) => withReasons.every((line) => line.id !== id))
  if (faulty.length === 0) return { lines: withReasons }
  const faults = Object.fromEntries(faulty.map(({ id }) => [reasonName(id), text.noReason]))
  return { sent: { values, faults } }
}
