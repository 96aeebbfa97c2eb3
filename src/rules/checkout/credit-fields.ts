/** The fields by which an athlete's credit and a member's voucher, by its points, are to pay. */
export const creditFields = { athlete: 'athlete', voucher: 'voucher' } as const

/** The field of what a cart is to be paid with no longer. */
export const tenderField = 'paymentInstrumentId'
