import { reviewQueues } from '#src/contract/reviews/staff-review-calls.ts'

/** Which reviews are asked for, and from which on; what cannot be read counts as the first of those that wait. */
export const readQueueQuery = (query: URLSearchParams) => {
  const start = Number(query.get('start') ?? 0)
  return {
    queue: reviewQueues.find((one) => one === query.get('queue')) ?? 'pending',
    start: Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 0,
    count: 25,
  }
}
