import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { countryOfForm } from '#src/rules/address/address-form-fields.ts'
import { addressTexts, personFields, textsIn } from '#src/rules/address/address-texts.ts'
import type { Checkout } from './load-checkout.ts'
import { cartTextsOf, homeAddressOf, isBilledHome } from '#src/rules/checkout/cart-destinations.ts'

type BillingAddress = CallInput<'POST /cart/v1/cart/{basketId}/billingAddress'>['body']

/** What the form of a billing address begins with. */
export const billingValues = (checkout: Checkout): FormValues => {
  const { cart, profile } = checkout
  const { billingAddress: bill } = cart
  const [collector] = cart.shippingAddresses ?? []
  const person = homeAddressOf(cart) ?? collector ?? profile?.consumerDetails
  const same = isBilledHome(cart)
  return {
    ...textsIn(person, personFields),
    ...(same || !bill ? {} : { ...textsIn(bill), country: bill.countryCode }),
    same: same ? 'yes' : '',
  }
}

/** The email of the delivery stands for that of the bill. */
const withEmail = (values: FormValues, { cart }: Checkout): FormValues => ({
  ...values,
  email: values['email'] ?? homeAddressOf(cart)?.email,
})

/** The billing address of a form. */
export const billingAddressOf = (values: FormValues, checkout: Checkout, site: Site): BillingAddress => {
  const home = homeAddressOf(checkout.cart)
  return values['same'] === 'yes' && home
    ? cartTextsOf(home)
    : addressTexts(withEmail(values, checkout), countryOfForm(values, site, addressWords(site)), 'billing')
}
