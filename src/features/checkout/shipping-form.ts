import { ok } from '#src/base/result.ts'
import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { BookedAddress } from '#src/features/address/address-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { withCheckedPlace } from '#src/features/address/place-doubt.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { addressTexts, textsIn } from '#src/rules/address/address-texts.ts'
import { shipmentsToAddress } from '#src/rules/checkout/checkout-steps.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { noticeField } from './checkout-notice.ts'
import { wantsPickupContact, type Checkout } from './load-checkout.ts'
import { setDestinations } from './set-destinations.ts'
import { homeAddressOf, postedAddresses } from './shipping-addresses.ts'
import { collectorValues, shippingFields, type Destinations } from './shipping-fields.ts'

/** What of a cart somebody must be named for. */
export const destinationsOf = ({ cart }: Checkout, locals: App.Locals): Destinations => {
  const kinds = shipmentsToAddress(cart, wantsPickupContact(locals)).map(({ shippingId }) =>
    deliveryKindOf(shippingId),
  )
  return { hasHome: kinds.some((kind) => kind !== 'store'), hasCollector: kinds.includes('store') }
}

/** A customer's addresses that this site delivers to. */
export const savedAddresses = ({ profile }: Checkout, { site }: App.Locals): BookedAddress[] =>
  (profile?.consumerDetails.address ?? []).filter(
    ({ approachType, countryCode }) => approachType === 'S' && countryCode === site.country,
  )

/** Keeps the address of a form in the customer's book where they want it; false where that failed. One that is there already stays. */
const keepAddress = async (
  values: FormValues,
  { hasHome }: Destinations,
  { call, site }: App.Locals,
): Promise<boolean> => {
  if (!hasHome || values['saveAddress'] !== 'yes') return true
  const saved = await call('POST /consumers-v3/consumer/address', {
    body: { ...addressTexts(values, site.country, 'shipping'), approachType: 'S' },
  })
  return saved.ok || saved.error.errorId === 'CCA400'
}

/** What the form begins with: the cart's address, else one of the book that is named, else what the profile says. */
const valuesOf = ({ cart, profile }: Checkout, booked: BookedAddress | undefined): FormValues => {
  const person = profile?.consumerDetails
  const known = booked ?? homeAddressOf(cart) ?? person
  const collector = cart.shippingAddresses?.find(({ storeId }) => storeId !== undefined) ?? person
  return {
    ...textsIn(known),
    email: known?.email ?? person?.email,
    newsletter: cart.addressOrigin?.subscriptions?.newsletterConsent ? 'yes' : '',
    ...collectorValues(collector),
  }
}

/** What the form of a cart's destinations shows, or where it leads once they are set. `booked` is whose texts it begins with. */
export const shippingForm = async (
  locals: App.Locals,
  request: Request,
  checkout: Checkout,
  booked: BookedAddress | undefined,
): Promise<SentForm | Response> => {
  if (request.method !== 'POST') return untouched(valuesOf(checkout, booked))
  const { site, href } = locals
  const { cart } = checkout
  const destinations = destinationsOf(checkout, locals)
  const typed = await readForm(request.clone())
  if (typed instanceof Response) return typed
  const sent = await takeForm(request, site, {
    fields: shippingFields(site, typed, destinations),
    act: async (values) => {
      const body = await postedAddresses(cart, values, destinations, locals)
      const set = await setDestinations(checkout, body, locals)
      if (!set.ok) return set
      const isKept = !checkout.profile || (await keepAddress(values, destinations, locals))
      const page = href('/checkout/shipping')
      return ok(`${isKept ? page : withQuery(page, { [noticeField]: 'addressNotSaved' })}#delivery`)
    },
  })
  return sent instanceof Response ? sent : withCheckedPlace(sent)
}
