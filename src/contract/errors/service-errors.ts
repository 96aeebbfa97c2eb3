import type { ErrorRow } from './error-row.ts'

/** What every call may answer with (specification, shopping, section 8, Other); API413, API422, GEN429, GEN502 and GEN504 are this shop's own. */
export const requestErrors = {
  API400: { status: 400, message: 'The request could not be understood.' },
  API404: { status: 404, message: 'There is no such call.' },
  API405: { status: 405, message: 'This call does not take that method.' },
  API406: { status: 406, message: 'The answer cannot be given in an accepted form.' },
  API413: { status: 413, message: 'The request body is too large.' },
  API415: { status: 415, message: 'The request body must be JSON.' },
  API422: { status: 422, message: 'The idempotency key was given to another request.' },
  ATTR100: { status: 400, message: 'A required field is missing.' },
  ATTR200: { status: 400, message: 'A field has a wrong value.' },
  ATTR300: { status: 400, message: 'A field is not known.' },
  GEN429: { status: 429, message: 'There were too many requests. Please try again in a moment.' },
  GEN500: { status: 500, message: 'Something went wrong. Please try again.' },
  GEN502: { status: 502, message: 'The service behind this shop did not answer.' },
  GEN504: { status: 504, message: 'The service behind this shop took too long.' },
} as const satisfies Record<string, ErrorRow>

/** Products, stores, reviews and content (specification, shopping, section 8, Other); REV403, REV404, REV409, NTF, CNT, PHO, PIC and WSH are this shop's own. */
export const contentErrors = {
  PLP400: { status: 404, message: 'The product or category was not found.' },
  STR404: { status: 404, message: 'The store of the employee was not found.' },
  REV403: { status: 409, message: 'Only who bought the product and has it can review it.' },
  REV404: { status: 404, message: 'There is no such review.' },
  REV409: { status: 409, message: 'There is a review of this product by this buyer already.' },
  REV410: { status: 400, message: 'The review is too long.' },
  NTF409: { status: 409, message: 'The variant is in stock, or will not come back.' },
  CNT404: { status: 404, message: 'The content was not found.' },
  PHO404: { status: 404, message: 'There is no such photo, stream or customer.' },
  WSH404: { status: 404, message: 'The list or its item was not found.' },
  WSH403: { status: 409, message: 'Employees have no favorites, and save nothing for later.' },
  WSH409: { status: 409, message: 'The list holds as many items as it may.' },
  PIC400: { status: 400, message: 'The picture address asks for something that is not offered.' },
  PIC404: { status: 404, message: 'There is no such picture.' },
  PIC422: { status: 422, message: 'The picture cannot be read.' },
  PIC503: { status: 503, message: 'Too many pictures are being made. Please try again.' },
} as const satisfies Record<string, ErrorRow>
