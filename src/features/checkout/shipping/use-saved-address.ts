import { withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { loadStep } from '#src/features/checkout/load-checkout.ts'
import { sendToBooked } from '#src/stores/checkout/destinations.ts'
import { savedAddresses } from './saved-addresses.ts'

/** Sends the order to an address of the customer's book; what is wrong with it is corrected in the form. */
export const useSavedAddress = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  const { call, href } = locals
  const page = href('/checkout/shipping')
  const booked = savedAddresses(checkout, locals).find(({ addressId }) => addressId === form['addressId'])
  if (!booked) return seeOther(withQuery(page, { error: 'CCA401' }))
  const { cart, profile } = checkout
  const set = await sendToBooked(call, cart, booked, profile?.consumerDetails.email)
  return seeOther(
    set.ok ? `${page}#delivery` : withQuery(page, { address: booked.addressId, error: set.error.errorId }),
  )
}
