/** Why a promotion does not run. */
export const refusalReasons = [
  'inactive',
  'notYet',
  'expired',
  // Not on this site, or without an amount in its currency.
  'locale',
  'currency',
  'channel',
  'customer',
  'nthOrder',
  'paymentMethod',
  // Waits for a code.
  'coupon',
  'usedUp',
  // None of its items is in the cart, or too few, or for too little.
  'items',
  'units',
  'subtotal',
  'delivery',
  // No gift is in stock, or none is wanted.
  'gift',
  // Other promotions have what it could reduce.
  'exclusive',
  // Nothing is left to reduce.
  'priceIsLower',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
