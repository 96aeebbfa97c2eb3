import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { isOneUnit, unitsField } from './line-units.ts'

/** What the buttons of the pages that cancel do. */
export const cancelActs = { all: 'cancel-now', items: 'cancel-items' } as const

/** Whether a shopper may cancel single units, and that differs from cancelling the order. */
export const mayChooseUnits = (
  order: Pick<Order, 'mayCancel' | 'mayCancelItems'> & Parameters<typeof isOneUnit>[0],
): boolean => order.mayCancelItems && !(order.mayCancel && isOneUnit(order))

/** The units that a form wants cancelled; whether they may be is for the call to say. */
export const wishedUnits = (
  { items }: { items: readonly Pick<Order['items'][number], 'id'>[] },
  values: FormValues,
): { id: string; qty: number }[] =>
  items.flatMap((item) => {
    const typed = Number(values[unitsField(item.id)])
    return Number.isInteger(typed) && typed > 0 ? [{ id: item.id, qty: typed }] : []
  })
