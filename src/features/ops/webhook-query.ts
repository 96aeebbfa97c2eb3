const states = ['waiting', 'delivered', 'dropped'] as const

/** How many deliveries a page lists. */
const deliveriesPageSize = 50

/** What the list of deliveries is asked for by its address: all states unless it names one. */
export const readWebhookQuery = (query: URLSearchParams) => {
  const start = Number(query.get('start') ?? 0)
  return {
    state: states.find((state) => state === query.get('state')),
    start: Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 0,
    count: deliveriesPageSize,
  }
}
