/** Where a shipment goes: home, home once it is made to order, or to a store (specification, shopping, section 3). */
export type DeliveryKind = 'home' | 'customs' | 'store'

export const deliveryKindOf = (shippingId: string): DeliveryKind => {
  if (shippingId === 'customs') return 'customs'
  return shippingId === 'me' ? 'home' : 'store'
}
