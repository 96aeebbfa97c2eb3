import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Item = Order['items'][number]

/** A line of an order with its own fields of a form: how many units, and why. */
export type OrderLineFields = { item: Item; units: FormField; reason?: FormField }

const unitsName = (id: string): string => `units-${id}`

/** Fields for each line that may go back; `begins` is how many units are chosen at first. */
export const lineFields = (
  { items }: Pick<Order, 'items'>,
  lines: readonly { id: string; qty: number }[],
  begins: 'all' | 'none',
  { language, locale }: Site,
): OrderLineFields[] => {
  const { returns: text } = messages[language]
  return lines.flatMap(({ id, qty }) => {
    const item = items.find((one) => one.id === id)
    if (!item) return []
    const numbers = Array.from({ length: qty }, (_, index) => String(index + 1))
    const options = [{ value: '0', label: text.none }, ...numbers.map((value) => ({ value, label: value }))]
    const units: FormField = {
      ...{ kind: 'choice', name: unitsName(id), isRequired: true },
      label: formatMessage(text.unitsOf, { item: item.name }, locale),
      options: begins === 'all' ? options.toReversed() : options,
    }
    return [{ item, units }]
  })
}

/** The units that a posted form names; whether they may go back is for the call to say. */
export const postedUnits = (
  lines: readonly OrderLineFields[],
  values: FormValues,
): { id: string; qty: number }[] =>
  lines.flatMap(({ item: { id } }) => {
    const qty = Number(values[unitsName(id)] ?? 0)
    return Number.isInteger(qty) && qty > 0 ? [{ id, qty }] : []
  })
