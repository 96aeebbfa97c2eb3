import type { Order } from '#src/contract/orders/order.ts'

type Item = Order['items'][number]

/** Units of a line that neither left nor were cancelled. */
export const openUnits = ({ qty, cancelled, sent }: Pick<Item, 'qty' | 'cancelled' | 'sent'>): number =>
  qty - cancelled - sent

/** The name of the field that holds the units of a line. */
export const unitsField = (itemId: string): string => `units-${itemId}`
