import { orderStatuses } from '#src/contract/orders/order.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { fieldOf } from '../ops-post.ts'

/** What the list of orders shows; `search` is of a person, and stands in no address. */
export type WantedOrders = { search?: string; status: Order['st'] | undefined; start: number; count: number }

const statusOf = (text: string | null): Order['st'] | undefined =>
  orderStatuses.find((status) => status === text)

/**
 * What the list of orders is asked for by its address, and by the words that were searched before where that says so. What it does not
 * know counts as not asked for.
 */
export const readOrdersQuery = (query: URLSearchParams, searched: string | undefined): WantedOrders => {
  const start = Number(query.get('start') ?? 0)
  const search = query.has('found') ? (searched ?? '').trim().slice(0, 100) : ''
  return {
    ...(search === '' ? {} : { search }),
    status: statusOf(query.get('status')),
    start: Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 0,
    count: 25,
  }
}

/** What a form searches for, and the address that shows it, which names nobody. */
export const readOrderSearch = (form: FormData): { search: string; to: string } => {
  const search = fieldOf(form, 'search').slice(0, 100)
  const status = statusOf(fieldOf(form, 'status'))
  const query = new URLSearchParams({ ...(search === '' ? {} : { found: '1' }), ...(status && { status }) })
  return { search, to: query.size === 0 ? '/ops/orders' : `/ops/orders?${query}` }
}
