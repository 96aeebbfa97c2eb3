import { seeOther } from '#src/forms/take-form.ts'
import type { SentForm } from '#src/contract/forms/form-field.ts'
import { loadStep, type Checkout } from './load-checkout.ts'
import { savedAddresses, shippingForm } from './shipping-form.ts'

/** What the step shows: addresses to choose from, the form of one, or how the order comes once the address is known. */
export type ShippingPart = 'saved' | 'form' | 'delivery'

/** What the query `address` stands for besides the id of a booked address. */
export const otherAddress = 'other'

const partOf = (
  { firstOpen }: Checkout,
  { method }: Request,
  wanted: string | null,
  hasSaved: boolean,
): ShippingPart => {
  if (method === 'POST') return 'form'
  if (wanted !== null) return wanted === '' && hasSaved ? 'saved' : 'form'
  if (firstOpen !== 'shipping') return 'delivery'
  return hasSaved ? 'saved' : 'form'
}

/** What the page of the delivery shows, or where it leads. What is all digital has nothing to be sent. */
export const loadShipping = async (
  locals: App.Locals,
  request: Request,
  { searchParams }: URL,
): Promise<{ checkout: Checkout; sent: SentForm; part: ShippingPart } | Response> => {
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  if (checkout.cart.shippingMethods.length === 0) return seeOther(locals.href('/checkout/billing'))
  const wanted = searchParams.get('address')
  const saved = savedAddresses(checkout, locals)
  const booked = saved.find(({ addressId }) => addressId === wanted)
  const sent = await shippingForm(locals, request, checkout, booked)
  if (sent instanceof Response) return sent
  return { checkout, sent, part: partOf(checkout, request, wanted, saved.length > 0) }
}
