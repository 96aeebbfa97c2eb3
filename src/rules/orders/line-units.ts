import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { returnReasons } from '#src/contract/orders/return-reasons.ts'
import type { LineUnits } from './open-lines.ts'

type Item = Order['items'][number]

/** Units of a line that neither left nor were cancelled. */
export const openUnits = ({ qty, cancelled, sent }: Pick<Item, 'qty' | 'cancelled' | 'sent'>): number =>
  qty - cancelled - sent

/** Units of an order that neither left nor were cancelled. */
export const openUnitsIn = (items: readonly Parameters<typeof openUnits>[0][]): number =>
  items.reduce((sum, item) => sum + openUnits(item), 0)

/** Whether all that still comes of an order, or came, is one unit: then its units cannot be told apart. */
export const isOneUnit = ({ items }: { items: readonly Pick<Item, 'qty' | 'cancelled'>[] }): boolean =>
  items.reduce((sum, { qty, cancelled }) => sum + qty - cancelled, 0) === 1

const unitsBegin = 'units-'

/** The name of the field that holds the units of a line. */
export const unitsField = (itemId: string): string => `${unitsBegin}${itemId}`

/** The name of the field that says why units of a line come back. */
export const reasonField = (itemId: string): string => `reason-${itemId}`

/** The units that a form names by line; whether they may be is for the call to say. */
export const chosenUnits = (values: FormValues): LineUnits[] =>
  Object.entries(values).flatMap(([name, typed]) => {
    const qty = Number(typed)
    return name.startsWith(unitsBegin) && Number.isInteger(qty) && qty > 0
      ? [{ id: name.slice(unitsBegin.length), qty }]
      : []
  })

/** The units that a form sends back, each line with its reason; lines without one are left out. */
export const returnedUnits = (values: FormValues) =>
  chosenUnits(values).flatMap((line) => {
    const reason = returnReasons.find((one) => one === values[reasonField(line.id)])
    return reason === undefined ? [] : [{ ...line, reason }]
  })
