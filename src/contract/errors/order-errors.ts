import type { ErrorRow } from './error-row.ts'

/** Orders and returns (specification, shopping, section 8, Orders and Other); ORD410 to ORD414 and ORD416 to ORD418 are this shop's own. */
export const orderErrors = {
  ORD400: { status: 400, message: 'The email of the order is not valid.' },
  ORD409: { status: 404, message: 'The order was not found.' },
  ORD410: { status: 409, message: 'The order can no longer be cancelled.' },
  ORD411: { status: 409, message: 'The items of the order are elsewhere by now.' },
  ORD412: { status: 409, message: 'More would go back than was paid.' },
  ORD413: { status: 409, message: 'There is no invoice for the order.' },
  ORD414: { status: 409, message: 'The gift card was used or cancelled, or is not sent yet.' },
  ORD416: { status: 409, message: 'The item is not of the order, or has not left.' },
  ORD417: { status: 409, message: 'The term in which goods of the order may go back is over.' },
  ORD418: { status: 409, message: 'These units cannot come back, or not any more.' },
  OHS4004: { status: 404, message: 'The order was not found.' },
  RTN500: { status: 500, message: 'The return could not be created.' },
} as const satisfies Record<string, ErrorRow>

/** Cards, wallets, later payment and billing (specification, shopping, section 8, Payment). */
export const paymentErrors = {
  FE309: { status: 400, message: 'The expiry date of the card is not valid.' },
  PYT300: { status: 402, message: 'The payment failed.' },
  PYT400: { status: 400, message: 'The payment data are not valid.' },
  PYT402: { status: 402, message: 'The payment was declined.' },
  PYT404: { status: 404, message: 'The payment instrument was not found.' },
  PYT405: { status: 409, message: 'The payment method is not allowed for this cart.' },
  PYT406: { status: 402, message: 'The payment did not pass the fraud verification.' },
  PYT409: { status: 409, message: 'The card is saved already.' },
  PYT410: { status: 409, message: 'No more cards can be saved.' },
  PAY400: { status: 402, message: 'The payment was not authorized by its provider.' },
  PAY401: { status: 401, message: 'The payment session has expired.' },
  BIL400: { status: 400, message: 'The billing address is not valid.' },
  BILL410: { status: 400, message: 'The phone number of the billing address is empty.' },
} as const satisfies Record<string, ErrorRow>
