import { ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { BookedAddress } from '#src/contract/customer/address-book.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { placeFields } from '#src/rules/address/address-lines.ts'
import { addressTexts, textsIn } from '#src/rules/address/address-texts.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import {
  cartTextsOf,
  homeAddressOf,
  isBilledHome,
  storeAddressesOf,
  type Destinations,
} from '#src/rules/checkout/cart-destinations.ts'
import { collectorOf } from '#src/rules/checkout/collector-fields.ts'

type Call = Client['call']
type Body = CallInput<'POST /cart/v2/cart/{basketId}/shippingAddress'>['body']
type Changed = Promise<Result<Cart, ClientError>>

export type CollectionPoint = CallOutput<'POST /stores/v1/collectionPoints'>['collectionPoints'][number]

/** Sets where a cart goes. A bill that goes to the home keeps going there when that changes. */
const setDestinations = async (call: Call, cart: Cart, body: Body): Changed => {
  const path = { basketId: cart.id }
  const set = await call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body })
  const home = set.ok ? homeAddressOf(set.value) : undefined
  if (!home || !cart.billingAddress || !isBilledHome(cart)) return set
  const billed = await call('POST /cart/v1/cart/{basketId}/billingAddress', { path, body: cartTextsOf(home) })
  return billed.ok ? billed : set
}

/** Who collects in each store, where the store is. A store that is not known any more has no postal code to name. */
const collectors = async (
  call: Call,
  { shippingMethods }: Cart,
  values: FormValues,
  countryCode: string,
): Promise<Body['addresses']> => {
  const read = await call('GET /fapi/stores', { query: { countryCode } })
  const stores = read.ok ? read.value.stores : []
  return shippingMethods
    .map(({ shippingId }) => shippingId)
    .filter((shippingId) => deliveryKindOf(shippingId) === 'store')
    .map((shippingId) => {
      const store = stores.find(({ storeId }) => storeId === shippingId)
      const place = { storeName: store?.name, countryCode, postalCode: store?.address.postalCode }
      return { ...collectorOf(values), shippingId, storeId: shippingId, ...place }
    })
}

/** Sets where a cart goes by what a form says: where items go home, and who collects the others. */
export const saveDestinations = async (
  call: Call,
  cart: Cart,
  values: FormValues,
  { hasHome, hasCollector, country }: Destinations & { country: string },
): Changed => {
  const home = { ...addressTexts(values, country, 'shipping'), shippingId: 'me' }
  const others = hasCollector ? await collectors(call, cart, values, country) : []
  return setDestinations(call, cart, {
    addresses: [...(hasHome ? [home] : []), ...others],
    subscriptions: { newsletterConsent: values['newsletter'] === 'yes' },
    ...(hasCollector ? { context: 'COLLECTION' as const } : {}),
  })
}

/** Keeps the address of a form in the customer's book where they want it; false where that failed. One that is there already stays. */
export const keepAddress = async (call: Call, values: FormValues, country: string): Promise<boolean> => {
  if (values['saveAddress'] !== 'yes') return true
  const saved = await call('POST /consumers-v3/consumer/address', {
    body: { ...addressTexts(values, country, 'shipping'), approachType: 'S' },
  })
  return saved.ok || saved.error.errorId === 'CCA400'
}

/** An address of the customer's book as carts keep it; where it has no email, that of the customer stands for it. */
export const bookedTexts = (booked: BookedAddress, email: string | undefined) => ({
  ...cartTextsOf(booked),
  email: booked.email ?? email,
})

/** Has what goes home go to an address of the customer's book; what is collected stays as it was. */
export const sendToBooked = (
  call: Call,
  cart: Cart,
  booked: BookedAddress,
  email: string | undefined,
): Changed => {
  const others = storeAddressesOf(cart)
  const home = { ...bookedTexts(booked, email), shippingId: 'me', addressId: booked.addressId }
  const context = others.length > 0 ? { context: 'COLLECTION' as const } : {}
  return setDestinations(call, cart, { addresses: [home, ...others], ...context })
}

/** Collection points in a country near a place, the nearest first. */
export const findPoints = async (
  call: Call,
  place: string,
  countryCode: string,
  limit: number,
): Promise<Result<readonly CollectionPoint[], ClientError>> => {
  const found = await call('POST /stores/v1/collectionPoints', {
    query: { limit, offset: 0 },
    body: { countryCode, ...(place === '' ? {} : { place }) },
  })
  return found.ok ? ok(found.value.collectionPoints) : found
}

/** Has what goes home go to a collection point, where a form says who collects it. */
export const collectParcels = (
  call: Call,
  cart: Cart,
  { storeId, storeName, optionType, bookingCode, address }: CollectionPoint,
  values: FormValues,
  customerEmail: string | undefined,
): Changed => {
  const { email, ...who } = collectorOf(values)
  const point = { shippingId: 'me', storeId, storeName, optionType, bookingCode }
  const place = { ...textsIn(address, placeFields), countryCode: address.countryCode }
  return call('POST /cart/v2/cart/{basketId}/shippingAddress', {
    path: { basketId: cart.id },
    body: {
      addresses: [{ ...point, ...place, ...who, email: email || customerEmail }, ...storeAddressesOf(cart)],
      context: 'COLLECTION',
    },
  })
}
