import { checkoutSettings } from '#src/base/checkout-settings.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { goodCards } from '#src/features/checkout/payment/good-cards.ts'
import { loadCheckout, wantsPickupContact, type Checkout } from '#src/features/checkout/load-checkout.ts'
import { walletsFor } from '#src/layouts/wallets/offered-wallets.ts'
import type { ExpressView } from '#islands/checkout/shipping/shipping-view.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { destinationsOf } from '#src/rules/checkout/cart-destinations.ts'
import { cardBrandName } from '#src/rules/payments/card/card-brand.ts'
import type { BookedAddress } from '#src/contract/customer/address-book.ts'
import { bookedTexts, sendToBooked } from '#src/stores/checkout/destinations.ts'
import type { SavedCard } from '#src/stores/checkout/payment.ts'
import { savedAddresses } from './saved-addresses.ts'

/** What an order is made of in one step: the main card, and the main address, where the bill goes too. */
type Express = { card: SavedCard; address: BookedAddress; hasHome: boolean }

/**
 * What a customer may order with in one step: they have a saved main card and a default shipping address, or collect everything
 * (specification, shopping, section 4, Checkout steps). Undefined for all others.
 */
const expressOf = async (checkout: Checkout, locals: App.Locals): Promise<Express | undefined> => {
  const { profile, cart } = checkout
  if (!checkoutSettings.hasExpressCheckout || !profile || cart.totals.remainingToPay <= 0) return undefined
  const card = (await goodCards(checkout, locals)).find(({ main }) => main)
  const { hasHome, hasCollector } = destinationsOf(cart, wantsPickupContact(locals))
  const address = savedAddresses(checkout, locals).find(({ main }) => main)
  return card && address && !hasCollector ? { card, address, hasHome } : undefined
}

/** The ways to order at once that the step of the delivery offers, where something is left to pay. */
export const expressView = async (checkout: Checkout, locals: App.Locals): Promise<ExpressView> => {
  const { tenders } = messagesOf(locals.site)
  const offered = checkout.cart.totals.remainingToPay > 0 ? walletsFor('checkout', locals) : []
  const wallets = Object.fromEntries(offered.map((wallet) => [wallet, tenders.names[wallet]]))
  const express = await expressOf(checkout, locals)
  if (!express) return { wallets }
  const { card, address, hasHome } = express
  const to = [address.addressLine1, address.city].filter(Boolean).join(', ')
  const name = `${cardBrandName(card.brand)} ···${card.lastSigns}`
  return { wallets, saved: { card: name, address: hasHome ? to : undefined } }
}

const prepare = async (checkout: Checkout, { card, address }: Express, { call }: App.Locals) => {
  const path = { basketId: checkout.cart.id }
  const { paymentInstrumentId } = card
  const paid = await call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
    path,
    body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId },
  })
  if (!paid.ok) return paid
  const set = await call('POST /cart/v1/cart/{basketId}/billingAddress', {
    path,
    body: bookedTexts(address, checkout.profile?.consumerDetails.email),
  })
  return set.ok ? call('POST /cart/v1/cart/prepareOrder', { body: path }) : set
}

/** Prepares an order with what the customer has saved, and leads to the summary, or to the step that says what failed. */
export const expressCheckout = async (locals: App.Locals, request: Request): Promise<Response> => {
  const checkout = await loadCheckout(locals, request)
  if (checkout instanceof Response) return checkout
  const { href } = locals
  const express = await expressOf(checkout, locals)
  if (!express) return seeOther(href('/checkout'))
  const { cart, profile } = checkout
  const sent = express.hasHome
    ? await sendToBooked(locals.call, cart, express.address, profile?.consumerDetails.email)
    : undefined
  if (sent && !sent.ok) return seeOther(withFailure(href('/checkout/shipping'), sent.error.errorId))
  const prepared = await prepare(checkout, express, locals)
  return seeOther(
    prepared.ok ? href('/checkout/summary') : withFailure(href('/checkout'), prepared.error.errorId),
  )
}
