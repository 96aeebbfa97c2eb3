import type { Order } from '#src/contract/orders/order.ts'
import { paysTheRest, type ProviderMethod } from '#src/contract/payments/tenders.ts'

/** What pays the rest of an order; undefined where gift cards, rewards and credit pay all of it. */
export const payingMethodOf = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): ProviderMethod | undefined =>
  paymentMethod.map(({ code }) => code).find((code) => paysTheRest(code))
