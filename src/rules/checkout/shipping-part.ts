/** What the step of the delivery shows: addresses to choose from, the form of one, or how the order comes once the address is known. */
export type ShippingPart = 'saved' | 'form' | 'delivery'

/** What the query `address` stands for besides the id of a booked address. */
export const otherAddress = 'other'

/** The part that an address of the step asks for. `wanted` is its query `address`: empty for the choice, else whose form. */
export const shippingPartOf = (
  wanted: string | null,
  isAddressed: boolean,
  hasSaved: boolean,
): ShippingPart => {
  if (wanted !== null) return wanted === '' && hasSaved ? 'saved' : 'form'
  if (isAddressed) return 'delivery'
  return hasSaved ? 'saved' : 'form'
}
