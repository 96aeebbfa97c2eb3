import { checkoutSettings } from '#src/base/checkout-settings.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { firstOpenStep, isStepOpen, type CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import { missingCart } from '#src/rules/checkout/order-failure.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { leadToSignIn } from './session-ended.ts'

/** What the pages of the checkout are about: the cart, who buys if they are signed in, and how far they are. */
export type Checkout = {
  cart: Cart
  profile: CallOutput<'GET /consumers-v3/consumer'> | undefined
  firstOpen: CheckoutStep
}

/** Whether a site wants to know who collects items in a store. */
export const wantsPickupContact = ({ site }: App.Locals): boolean =>
  checkoutSettings.pickupContactLocales.includes(site.locale)

/** The checkout of the visitor; leads to the cart where there is nothing to buy. Throws where the cart cannot be read. */
export const loadCheckout = async (locals: App.Locals, request: Request): Promise<Checkout | Response> => {
  const { call, href, associate } = locals
  const { cartId: basketId, loggedIn } = readVisitorCookie(request.headers.get('cookie') ?? '')
  if (basketId === undefined) return seeOther(href('/cart'))
  const read = await call('GET /cart/v1/cart/{basketId}', { path: { basketId } })
  if (!read.ok && missingCart.includes(read.error.errorId)) {
    const told = { error: new URL(request.url).searchParams.get('error') }
    return (await leadToSignIn(locals, request)) ?? seeOther(withQuery(href('/cart'), told))
  }
  if (!read.ok) throw new Error(`Cart not loaded: ${read.error.errorId}`)
  const cart = read.value
  if (cart.items.length === 0) return seeOther(href('/cart'))
  const profile = loggedIn && !associate ? await call('GET /consumers-v3/consumer', { query: {} }) : undefined
  return {
    cart,
    profile: profile?.ok ? profile.value : undefined,
    firstOpen: firstOpenStep(cart, wantsPickupContact(locals)),
  }
}

/** The checkout at a step; leads back to the first that is not done where that comes before it. */
export const loadStep = async (
  locals: App.Locals,
  request: Request,
  step: CheckoutStep,
): Promise<Checkout | Response> => {
  const checkout = await loadCheckout(locals, request)
  if (checkout instanceof Response || isStepOpen(step, checkout.firstOpen)) return checkout
  return seeOther(locals.href(`/checkout/${checkout.firstOpen}`))
}
