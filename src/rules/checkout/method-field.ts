/** The field of the way in which a shipment comes. */
export const methodField = (shippingId: string): string => `method-${shippingId}`
