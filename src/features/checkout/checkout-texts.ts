import type { CheckoutTexts } from '#islands/checkout/checkout-texts.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** What the checkout says on a site. */
export const checkoutTexts = (site: Site): CheckoutTexts => {
  const { account, cart, checkout, errors, refusals, stores, tenders, wallets } = messagesOf(site)
  const { express, or, saved, savedTo, savedPickup } = wallets
  const { summary, coupon, delivery } = cart
  return {
    ...{ checkout, errors, refusals, tenders },
    cart: { summary, coupon, delivery },
    stores: { hours: stores.hours, closed: stores.closed },
    expires: account.cards.expires,
    labelled: account.form.labelled,
    wallets: { express, or, saved, savedTo, savedPickup },
  }
}
