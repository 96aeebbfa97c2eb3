import { orderStatuses } from '#src/contract/orders/order.ts'

/** What the list of orders is asked for by its address; what it does not know counts as not asked for. */
export const readOrdersQuery = (query: URLSearchParams) => {
  const start = Number(query.get('start') ?? 0)
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  return {
    ...(search === '' ? {} : { search }),
    status: orderStatuses.find((status) => status === query.get('status')),
    start: Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 0,
    count: 25,
  }
}
