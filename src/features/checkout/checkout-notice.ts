import type { Site } from '#src/contract/sites.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** The query parameter by which a page of the checkout is told what it says above its step. */
export const noticeField = 'notice'

/** The query parameter by which the confirmation is told that a payment was gone on with too late, of an order before the one it shows. */
export const ofEarlierOrderField = 'ofEarlierOrder'

/** What the query has a page say, several words parted by blanks; undefined for words that are none of the shop's. */
export const noticeText = (query: URLSearchParams, site: Site): string | undefined => {
  const { checkout, errors, refusals } = messagesOf(site)
  const texts = new Map<string, string>([
    ...Object.entries(errors.flash),
    [totalChanged, checkout.flash.totalChanged],
    ['threeDSFailed', refusals.threeDSFailed],
    ['cardNotSaved', refusals.cardNotSaved],
    ['addressNotSaved', refusals.addressNotSaved],
  ])
  const notices = (query.get(noticeField) ?? '').split(' ').flatMap((word) => texts.get(word) ?? [])
  return notices.length === 0 ? undefined : [...new Set(notices)].join(' ')
}
