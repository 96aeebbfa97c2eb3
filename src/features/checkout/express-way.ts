import { checkoutSettings } from '#src/base/checkout-settings.ts'
import type { BookedAddress } from '#src/features/address/address-form.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { seeOther } from '#src/forms/take-form.ts'
import type { SavedCard } from '#src/features/saved-cards/load-cards.ts'
import { goodCards } from './card-choice.ts'
import { loadCheckout, type Checkout } from './load-checkout.ts'
import { destinationsOf, savedAddresses } from './shipping-form.ts'
import { cartTextsOf, sendToBooked } from './use-saved-address.ts'

/** What an order is made of in one step: the main card, and the main address, where the bill goes too. */
export type Express = { card: SavedCard; address: BookedAddress; hasHome: boolean }

/**
 * What a customer may order with in one step: they have a saved main card and a default shipping address, or collect everything
 * (specification, shopping, section 4, Checkout steps). Undefined for all others.
 */
export const expressOf = async (checkout: Checkout, locals: App.Locals): Promise<Express | undefined> => {
  const { profile, cart } = checkout
  if (!checkoutSettings.hasExpressCheckout || !profile || cart.totals.remainingToPay <= 0) return undefined
  const card = (await goodCards(checkout, locals)).find(({ main }) => main)
  const { hasHome, hasCollector } = destinationsOf(checkout, locals)
  const address = savedAddresses(checkout, locals).find(({ main }) => main)
  return card && address && !hasCollector ? { card, address, hasHome } : undefined
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
    body: cartTextsOf(address, checkout),
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
  const sent = express.hasHome ? await sendToBooked(checkout, express.address, locals) : undefined
  if (sent && !sent.ok) return seeOther(withFailure(href('/checkout/shipping'), sent.error.errorId))
  const prepared = await prepare(checkout, express, locals)
  return seeOther(
    prepared.ok ? href('/checkout/summary') : withFailure(href('/checkout'), prepared.error.errorId),
  )
}
