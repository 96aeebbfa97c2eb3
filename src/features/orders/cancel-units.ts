import type { FormValues } from '#src/components/form/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'

/** What the buttons of the pages that cancel do. */
export const cancelActs = { all: 'cancel-now', items: 'cancel-items' } as const

/** The name of the field that says how many units of an item are cancelled. */
export const unitsField = (itemId: string): string => `units-${itemId}`

/** Units of an item that neither left nor were cancelled. */
export const openUnits = ({ qty, cancelled, sent }: Order['items'][number]): number => qty - cancelled - sent

/** The units that a form wants cancelled; whether they may be is for the call to say. */
export const wishedUnits = ({ items }: Order, values: FormValues): { id: string; qty: number }[] =>
  items.flatMap((item) => {
    const typed = Number(values[unitsField(item.id)])
    return Number.isInteger(typed) && typed > 0 ? [{ id: item.id, qty: typed }] : []
  })
