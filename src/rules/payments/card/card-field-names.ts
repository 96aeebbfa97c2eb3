/** The fields of a card by what they hold. */
export const cardFieldNames = {
  number: 'cardNumber',
  expiry: 'cardExpiry',
  code: 'cardCode',
} as const

export type CardField = keyof typeof cardFieldNames

/** What the browser got for a card, in place of its fields. */
export const cardTokenField = 'cardToken'

/** The box by which a customer has a card saved. */
export const saveCardField = 'saveCard'
