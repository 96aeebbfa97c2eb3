import type { Order } from '#src/contract/orders/order.ts'

type Item = Order['items'][number]

/** Units of a line that neither left nor were cancelled. */
export const openUnits = ({ qty, cancelled, sent }: Pick<Item, 'qty' | 'cancelled' | 'sent'>): number =>
  qty - cancelled - sent

/** Whether all that still comes of an order, or came, is one unit: then its units cannot be told apart. */
export const isOneUnit = ({ items }: { items: readonly Pick<Item, 'qty' | 'cancelled'>[] }): boolean =>
  items.reduce((sum, { qty, cancelled }) => sum + qty - cancelled, 0) === 1

/** The name of the field that holds the units of a line. */
export const unitsField = (itemId: string): string => `units-${itemId}`
