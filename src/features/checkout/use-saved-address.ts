import type { BookedAddress } from '#src/features/account/address-form.ts'
import { readForm } from '#src/features/account/read-form.ts'
import { seeOther } from '#src/features/account/take-form.ts'
import { withQuery } from '#src/features/account/next-path.ts'
import { loadStep, type Checkout } from './load-checkout.ts'
import { storeAddressesOf } from './shipping-addresses.ts'
import { savedAddresses } from './shipping-form.ts'

/** Has what goes home go to an address of the customer's book; what is collected stays as it was. */
export const sendToBooked = async (
  { cart, profile }: Checkout,
  booked: BookedAddress,
  { call }: Pick<App.Locals, 'call'>,
) => {
  const { addressId, firstName, lastName, addressLine1, addressLine2, city, province } = booked
  const { postalCode, countryCode, phone, email = profile?.consumerDetails.email } = booked
  const others = storeAddressesOf(cart)
  return call('POST /cart/v2/cart/{basketId}/shippingAddress', {
    path: { basketId: cart.id },
    body: {
      addresses: [
        {
          shippingId: 'me',
          ...{ addressId, firstName, lastName, addressLine1, addressLine2, city, province },
          ...{ postalCode, countryCode, phone, email },
        },
        ...others,
      ],
      ...(others.length > 0 ? { context: 'COLLECTION' as const } : {}),
    },
  })
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
