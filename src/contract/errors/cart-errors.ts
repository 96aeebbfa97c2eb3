import type { ErrorRow } from './error-row.ts'

/** Carts and their items (specification, shopping, section 8, Cart and items); BSK409 is this shop's own. */
export const itemErrors = {
  BSK404: { status: 404, message: 'The cart was not found.' },
  BSK409: { status: 409, message: 'The cart was changed at the same time. Please try again.' },
  ORD430: { status: 409, message: 'The item is no longer available.' },
  ORD404: { status: 404, message: 'The item is no longer available.' },
  INV700: { status: 409, message: 'The item is not available.' },
  INV405: { status: 409, message: 'This item is out of stock.' },
  INV406: { status: 409, message: 'This item is out of stock in that store.' },
  INV407: { status: 409, message: 'Several items are out of stock.' },
  INV409: { status: 409, message: 'Some products are without inventory.' },
  INV701: { status: 409, message: 'There is no stock of this item.' },
  INV702: { status: 409, message: 'This item has no price in your country.' },
  INV408: { status: 409, message: 'The maximum quantity of this item is already in the cart.' },
  PRC400: { status: 409, message: 'The price of this item is not valid.' },
  ORD415: { status: 500, message: 'The totals could not be calculated.' },
  GWP403: { status: 409, message: 'A free gift cannot be added by itself.' },
} as const satisfies Record<string, ErrorRow>

/** Gift options and gift cards (specification, shopping, section 8, Gift). */
export const giftErrors = {
  GFS800: { status: 409, message: 'The gift option is not available.' },
  GFO404: { status: 404, message: 'The gift was not found.' },
  GFO405: { status: 409, message: 'The gift does not apply to this item.' },
  GFC400: { status: 400, message: 'The gift card code is missing.' },
  GFC410: { status: 409, message: 'The cart holds as many gift cards as it may.' },
  GFC700: { status: 409, message: 'The gift card has no balance.' },
  GFC725: { status: 409, message: 'The gift card is already applied.' },
  GFC740: { status: 409, message: 'The gift card is not allowed here.' },
  GFC755: { status: 400, message: 'The PIN of the gift card is wrong.' },
  GFC760: { status: 409, message: 'The gift card is not active.' },
  GFC799: { status: 502, message: 'The balance of the gift card cannot be read.' },
  GFC800: { status: 400, message: 'The gift card is not valid.' },
  GFC812: { status: 410, message: 'The gift card has expired.' },
} as const satisfies Record<string, ErrorRow>

/** Coupons and rewards (specification, shopping, section 8, Promo and Rewards). */
export const promotionErrors = {
  PRM130: { status: 404, message: 'There is no such coupon.' },
  PRM135: { status: 409, message: 'The coupon is already applied.' },
  PRM140: { status: 410, message: 'The coupon has expired.' },
  PRM150: { status: 409, message: 'The coupon does not apply to this cart.' },
  PRM155: { status: 409, message: 'The coupon cannot be combined with another promotion.' },
  PRM160: { status: 409, message: 'The coupon has been used as often as it may.' },
  PRM175: { status: 409, message: 'The coupon is for other customers.' },
  PRM416: { status: 409, message: 'The coupon is not valid yet.' },
  REW401: { status: 401, message: 'Rewards are for members who are signed in.' },
  REW130: { status: 404, message: 'There is no such reward here.' },
  REW135: { status: 409, message: 'The reward is already applied.' },
  REW140: {
    status: 409,
    message:
      'The reward does not pay that: it is used up, has expired, or there are not enough points for it.',
  },
} as const satisfies Record<string, ErrorRow>

/** Delivery and tax of a cart (specification, shopping, section 8, Shipping and checkout, and Tax). */
export const deliveryErrors = {
  SHP404: { status: 404, message: 'The shipping method or address was not found.' },
  SHP410: { status: 400, message: 'The phone number is empty.' },
  SHP500: { status: 409, message: 'A PO box cannot be delivered to.' },
  CHK320: { status: 409, message: 'The items cannot be shipped there.' },
  CHK380: { status: 409, message: 'The checkout is not complete.' },
  ORD516: { status: 409, message: 'Pickup is not possible; the item is shipped home.' },
  ORD517: { status: 409, message: 'Pickup is not possible; the item is shipped to the store.' },
  ORD518: { status: 409, message: 'Shipping to the store is not possible; the item is shipped home.' },
  TAX309: { status: 400, message: 'The address is not known to the tax service.' },
  TAX310: { status: 502, message: 'The tax could not be calculated.' },
} as const satisfies Record<string, ErrorRow>
