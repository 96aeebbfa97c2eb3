import { cartTextsSchema } from '#src/contract/address/address-schemas.ts'
import type { BookedAddress } from '#src/features/address/address-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { loadStep, type Checkout } from './load-checkout.ts'
import { setDestinations } from './set-destinations.ts'
import { storeAddressesOf } from './shipping-addresses.ts'
import { savedAddresses } from './shipping-form.ts'

/** An address of the customer's book as carts keep it; where it has no email, that of the customer stands for it. */
export const cartTextsOf = (booked: BookedAddress, { profile }: Pick<Checkout, 'profile'>) => {
  const texts = cartTextsSchema.strip().parse(booked)
  return { ...texts, email: texts.email ?? profile?.consumerDetails.email }
}

/** Has what goes home go to an address of the customer's book; what is collected stays as it was. */
export const sendToBooked = async (
  checkout: Checkout,
  booked: BookedAddress,
  locals: Pick<App.Locals, 'call'>,
) => {
  const others = storeAddressesOf(checkout.cart)
  const home = { ...cartTextsOf(booked, checkout), shippingId: 'me', addressId: booked.addressId }
  const context = others.length > 0 ? { context: 'COLLECTION' as const } : {}
  return setDestinations(checkout, { addresses: [home, ...others], ...context }, locals)
}

/** Sends the order to an address of the customer's book; what is wrong with it is corrected in the form. */
export const useSavedAddress = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  const page = locals.href('/checkout/shipping')
  const booked = savedAddresses(checkout, locals).find(({ addressId }) => addressId === form['addressId'])
  if (!booked) return seeOther(withQuery(page, { error: 'CCA401' }))
  const set = await sendToBooked(checkout, booked, locals)
  return seeOther(
    set.ok ? `${page}#delivery` : withQuery(page, { address: booked.addressId, error: set.error.errorId }),
  )
}
