import type { Order } from '#src/contract/orders/order.ts'

/** Whether a shipment is collected in a store; others are brought. */
export const isCollected = ({
  code,
  storeName,
}: Pick<Order['shipments'][number], 'code' | 'storeName'>): boolean =>
  storeName !== undefined || code === 'pickup'
