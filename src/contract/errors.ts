import { z } from 'zod'

/**
 * The error catalogue: HTTP status and the English fallback message of every code this API answers with
 * (specification, shopping, section 8). Codes in API41x beyond the catalogue are HTTP's own refusals.
 */
export const errorCatalogue = {
  API400: { status: 400, message: 'The request could not be understood.' },
  API404: { status: 404, message: 'There is no such call.' },
  API405: { status: 405, message: 'This call does not take that method.' },
  API406: { status: 406, message: 'The answer cannot be given in an accepted form.' },
  API413: { status: 413, message: 'The request body is too large.' },
  API415: { status: 415, message: 'The request body must be JSON.' },
  ATTR100: { status: 400, message: 'A required field is missing.' },
  ATTR200: { status: 400, message: 'A field has a wrong value.' },
  ATTR300: { status: 400, message: 'A field is not known.' },
  AUT404: { status: 401, message: 'Your session could not be authorized.' },
  BSK404: { status: 404, message: 'The cart was not found.' },
  BSK409: { status: 409, message: 'The cart was changed at the same time. Please try again.' },
  ORD404: { status: 404, message: 'The item is no longer available.' },
  INV405: { status: 409, message: 'This item is out of stock.' },
  INV408: { status: 409, message: 'The maximum quantity of this item is already in the cart.' },
  INV701: { status: 409, message: 'There is no stock of this item.' },
  INV702: { status: 409, message: 'This item has no price in your country.' },
  PLP400: { status: 404, message: 'The product or category was not found.' },
  CNT404: { status: 404, message: 'The content was not found.' },
  PHO404: { status: 404, message: 'There is no such photo, stream or customer.' },
  PIC400: { status: 400, message: 'The picture address asks for something that is not offered.' },
  PIC404: { status: 404, message: 'There is no such picture.' },
  PIC422: { status: 422, message: 'The picture cannot be read.' },
  PIC503: { status: 503, message: 'Too many pictures are being made. Please try again.' },
  GEN429: { status: 429, message: 'There were too many requests. Please try again in a moment.' },
  GEN500: { status: 500, message: 'Something went wrong. Please try again.' },
  GEN502: { status: 502, message: 'The service behind this shop did not answer.' },
  GEN504: { status: 504, message: 'The service behind this shop took too long.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorId = keyof typeof errorCatalogue

/** Codes that every call may answer with: the request is not what the API takes, there were too many, or something is broken. */
export type CommonErrorId = Extract<ErrorId, `API4${number}` | `ATTR${number}` | `GEN${number}`>

/** One refusal: the code, a message, and data that a message may need (`field`, `maxAllowedQty`, …). */
export type ApiError<Id extends ErrorId = ErrorId> = {
  errorId: Id
  message: string
  additionalInfo?: Record<string, string | number>
}

/** The form of every API error (specification, shopping, sections 3 and 8). */
export const errorResponseSchema = z
  .object({
    errorDetails: z
      .array(
        z.object({
          errorId: z.string(),
          message: z.string(),
          additionalInfo: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      )
      .min(1),
    appId: z.string(),
    correlationId: z.string(),
  })
  .meta({ id: 'ErrorResponse' })

export type ErrorResponse = z.infer<typeof errorResponseSchema>

/** Builds an expected failure of the catalogue. */
export const apiError = <Id extends ErrorId>(
  errorId: Id,
  additionalInfo?: Record<string, string | number>,
  message: string = errorCatalogue[errorId].message,
): ApiError<Id> => (additionalInfo ? { errorId, message, additionalInfo } : { errorId, message })
