import { ok } from '#src/base/result.ts'
import { untouched, type SentForm } from '#src/contract/forms/form-field.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther, takeForm } from '#src/forms/take-form.ts'
import { withCheckedPlace } from '#src/features/address/place-doubt.ts'
import { noticeField } from '#src/rules/checkout/news-fields.ts'
import { loadStep, wantsPickupContact, type Checkout } from '#src/features/checkout/load-checkout.ts'
import type { ShippingView } from '#islands/checkout/shipping/shipping-view.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { checkedPlaceField } from '#src/rules/address/address-fault.ts'
import { textsIn } from '#src/rules/address/address-texts.ts'
import { destinationsOf, destinationValues } from '#src/rules/checkout/cart-destinations.ts'
import { shippingPartOf } from '#src/rules/checkout/shipping-part.ts'
import { keepAddress, saveDestinations } from '#src/stores/checkout/destinations.ts'
import { hasCollectionPoints } from './collection-form.ts'
import { expressView } from './express-way.ts'
import { savedAddresses } from './saved-addresses.ts'
import { shippingFields } from './shipping-fields.ts'

/** Takes the form of a cart's destinations: leads on, or says what is wrong. */
const takeDestinations = async (
  locals: App.Locals,
  request: Request,
  { cart, profile }: Checkout,
): Promise<SentForm | Response> => {
  const { site, call, href } = locals
  const destinations = destinationsOf(cart, wantsPickupContact(locals))
  const typed = await readForm(request)
  if (typed instanceof Response) return typed
  const sent = await takeForm(typed, site, {
    fields: shippingFields(site, typed, destinations, profile !== undefined),
    act: async (values) => {
      const set = await saveDestinations(call, cart, values, { ...destinations, country: site.country })
      if (!set.ok) return set
      const isKept = !profile || (await keepAddress(call, values, site.country))
      const page = href('/checkout/shipping')
      return ok(`${isKept ? page : withQuery(page, { [noticeField]: 'addressNotSaved' })}#delivery`)
    },
  })
  return sent instanceof Response ? sent : withCheckedPlace(sent)
}

/** What the page of the delivery shows, or where it leads. What is all digital has nothing to be sent. */
export const loadShipping = async (
  locals: App.Locals,
  request: Request,
  { searchParams }: URL,
): Promise<{ checkout: Checkout; shipping: ShippingView } | Response> => {
  const { site, href } = locals
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  const { cart, profile } = checkout
  if (cart.shippingMethods.length === 0) return seeOther(href('/checkout/billing'))
  const wanted = searchParams.get('address')
  const saved = savedAddresses(checkout, locals)
  // What is shown of the customer, and no more.
  const person = profile && textsIn(profile.consumerDetails)
  const isPosted = request.method === 'POST'
  const sent = isPosted
    ? await takeDestinations(locals, request, checkout)
    : untouched(
        destinationValues(
          cart,
          person,
          saved.find(({ addressId }) => addressId === wanted),
        ),
      )
  if (sent instanceof Response) return sent
  const destinations = destinationsOf(cart, wantsPickupContact(locals))
  const checked = sent.values[checkedPlaceField]
  const form = describeForm(site, {
    action: href('/checkout/shipping'),
    fields: shippingFields(site, sent.values, destinations, profile !== undefined),
    sent,
    submit: messagesOf(site).checkout.shipping.continue,
    ...(checked === undefined ? {} : { hidden: { [checkedPlaceField]: checked } }),
    calls: ['POST /cart/v2/cart/{basketId}/shippingAddress'],
  })
  const isAddressed = checkout.firstOpen !== 'shipping'
  return {
    checkout,
    shipping: {
      ...{ form, destinations, saved, person },
      part: isPosted ? 'form' : shippingPartOf(wanted, isAddressed, saved.length > 0),
      isGuest: !profile && !locals.associate,
      hasPoints: await hasCollectionPoints(checkout, locals),
      country: new Intl.DisplayNames(site.language, { type: 'region' }).of(site.country) ?? site.country,
      express: await expressView(checkout, locals),
    },
  }
}
