import type { CallOutput } from '#src/contract/calls.ts'
import { orderStatuses, type Order } from '#src/contract/orders/order.ts'
import { refuseGuests } from '#src/features/account/signed-in.ts'
import { pageOf } from '#src/features/wishlists/favorites-paging.ts'

const pageSize = 10

/** Orders of a page, of one status or of all. */
export type History = CallOutput<'POST /consumers-v3/consumer/purchasehistory'> & {
  status: Order['st'] | undefined
  page: number
  pageCount: number
}

/** The orders of the signed-in customer, as the address asks for them; guests are led to signing in. Throws where they cannot be had. */
export const loadHistory = async (locals: App.Locals, url: URL): Promise<History | Response> => {
  const refused = await refuseGuests(locals, url)
  if (refused) return refused
  const status = orderStatuses.find((one) => one === url.searchParams.get('status'))
  const { page, query, pageCount } = pageOf(url.searchParams, pageSize)
  const read = await locals.call('POST /consumers-v3/consumer/purchasehistory', {
    body: { ...query, status },
  })
  if (!read.ok) throw new Error(`Orders not loaded: ${read.error.errorId}`)
  return { ...read.value, status, page, pageCount: pageCount(read.value.total) }
}
