import {
  addressFieldNames,
  isCartField,
  type AddressTexts,
  type TextHolder,
} from '#src/contract/address/address-fields.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { isSameAddress, textsIn } from '#src/rules/address/address-texts.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { shipmentsToAddress } from './checkout-steps.ts'
import { collectorValues } from './collector-fields.ts'

type Addressed = Pick<Cart, 'shippingAddresses'>

/** The address of home among those of a cart; what is made to order goes there too. */
export const homeAddressOf = ({ shippingAddresses = [] }: Addressed) =>
  shippingAddresses.find(
    ({ shippingId, optionType }) => deliveryKindOf(shippingId) !== 'store' && optionType === undefined,
  )

/** The collection point that a cart's parcels go to in place of a home. */
export const collectionPointOf = ({ shippingAddresses = [] }: Addressed) =>
  shippingAddresses.find(({ optionType }) => optionType !== undefined)

/** Who collects what in the stores of a cart. */
export const storeAddressesOf = ({ shippingAddresses = [] }: Addressed) =>
  shippingAddresses.filter(({ shippingId }) => deliveryKindOf(shippingId) === 'store')

/** What of a cart somebody must be named for. */
export type Destinations = { hasHome: boolean; hasCollector: boolean }

export const destinationsOf = (
  cart: Pick<Cart, 'shippingMethods'>,
  wantsPickupContact: boolean,
): Destinations => {
  const kinds = shipmentsToAddress(cart, wantsPickupContact).map(({ shippingId }) =>
    deliveryKindOf(shippingId),
  )
  return { hasHome: kinds.some((kind) => kind !== 'store'), hasCollector: kinds.includes('store') }
}

const cartFields = addressFieldNames.filter(isCartField)

/** As much of an address as carts and orders keep. */
export const cartTextsOf = (address: AddressTexts): AddressTexts => ({
  ...textsIn(address, cartFields),
  countryCode: address.countryCode,
})

/** Whether the bill goes to the home that the delivery goes to, as it does until somebody says otherwise. */
export const isBilledHome = (cart: Pick<Cart, 'shippingAddresses' | 'billingAddress'>): boolean => {
  const home = homeAddressOf(cart)
  const { billingAddress } = cart
  if (!home || !billingAddress) return home !== undefined
  return isSameAddress(home, billingAddress)
}

/** What the form of a cart's destinations begins with: the cart's address, else one of the book that is named, else what is known of the person. */
export const destinationValues = (
  cart: Pick<Cart, 'shippingAddresses' | 'addressOrigin'>,
  person: TextHolder | undefined,
  booked?: TextHolder,
): FormValues => {
  const known = booked ?? homeAddressOf(cart) ?? person
  const collector = cart.shippingAddresses?.find(({ storeId }) => storeId !== undefined) ?? person
  return {
    ...textsIn(known),
    email: known?.email ?? person?.email,
    newsletter: cart.addressOrigin?.subscriptions?.newsletterConsent ? 'yes' : '',
    ...collectorValues(collector),
  }
}
