import type { WholeOrder } from '../store/order-store.ts'

/** Keys of the refunds that `releaseMoney` books; those of later tries begin with them. */
export const releaseKeys = { captured: 'late-refund', authorised: 'late-void' } as const

/** Whether nothing of an order is to come, so that it is to have no money. */
export const isOver = ({ order }: Pick<WholeOrder, 'order'>): boolean =>
  order.payment === 'failed' || order.fulfilment === 'cancelled'

/** How often a provider refused to give back what it holds for an order that is over. */
export const refusedReleases = ({ goods }: Pick<WholeOrder, 'goods'>): number =>
  goods.refunds.filter(
    ({ key, state }) =>
      state === 'refused' && Object.values(releaseKeys).some((release) => key.startsWith(release)),
  ).length

/** Whether staff may have it tried again: the provider refused it, and nothing waits for it. */
export const mayRetryRelease = (
  whole: Pick<WholeOrder, 'order' | 'tenders' | 'attempt' | 'goods'>,
): boolean => {
  const charged = whole.tenders.find(({ id }) => id === whole.attempt?.tenderId)
  return (
    isOver(whole) && refusedReleases(whole) > 0 && charged !== undefined && charged.refunded < charged.amount
  )
}
