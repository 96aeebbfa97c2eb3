import type { Cart } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { changedTotalText } from '#src/rules/checkout/changed-total-text.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import { noticeField } from '#src/rules/checkout/news-fields.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** The query parameter by which the confirmation is told that a payment was gone on with too late, of an order before the one it shows. */
export const ofEarlierOrderField = 'ofEarlierOrder'

/** What the query has a page say of its cart, several words parted by blanks; undefined for words that are none of the shop's. */
export const noticeText = (query: URLSearchParams, cart: Cart, site: Site): string | undefined => {
  const { cart: cartText, checkout, errors, refusals } = messagesOf(site)
  const changed = { ...checkout.flash, coupon: cartText.coupon }
  const texts = new Map<string, string>([
    ...Object.entries(errors.flash),
    [totalChanged, changedTotalText(cart, changed, site.locale)],
    ['cartChanged', checkout.flash.cartChanged],
    ['threeDSFailed', refusals.threeDSFailed],
    ['cardNotSaved', refusals.cardNotSaved],
    ['addressNotSaved', refusals.addressNotSaved],
  ])
  const notices = (query.get(noticeField) ?? '').split(' ').flatMap((word) => texts.get(word) ?? [])
  return notices.length === 0 ? undefined : [...new Set(notices)].join(' ')
}
