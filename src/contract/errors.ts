import { z } from 'zod'
import { authErrors, profileErrors } from './errors/account-errors.ts'
import { deliveryErrors, giftErrors, itemErrors, promotionErrors } from './errors/cart-errors.ts'
import { orderErrors, paymentErrors } from './errors/order-errors.ts'
import { contentErrors, requestErrors } from './errors/service-errors.ts'

/** The codes by group (specification, shopping, section 8). */
export const errorGroups = {
  auth: authErrors,
  profile: profileErrors,
  item: itemErrors,
  gift: giftErrors,
  promotion: promotionErrors,
  delivery: deliveryErrors,
  order: orderErrors,
  payment: paymentErrors,
  request: requestErrors,
  content: contentErrors,
} as const

/**
 * The error catalogue: HTTP status and English message of every code. Where each is shown and what follows stands in
 * `src/rules/errors/`, its words in `src/messages/`; docs/errors.md shows all of it.
 */
export const errorCatalogue = {
  ...authErrors,
  ...profileErrors,
  ...itemErrors,
  ...giftErrors,
  ...promotionErrors,
  ...deliveryErrors,
  ...orderErrors,
  ...paymentErrors,
  ...requestErrors,
  ...contentErrors,
} as const

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
