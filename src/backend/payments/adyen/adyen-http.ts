import type { Client } from '@adyen/api-library'
import { z } from 'zod'

/** Adyen did not take a request, and did nothing of it. */
export class AdyenRefusal extends Error {
  readonly status: number
  readonly errorCode: string | undefined
  constructor(status: number, errorCode: string | undefined) {
    super(`Adyen did not take the request: ${status} ${errorCode ?? ''}`)
    this.status = status
    this.errorCode = errorCode
  }
}

/** The same request was taken before, and is still worked on or has no response to repeat (Adyen, API idempotency). */
const inProgress = '704'

export const isInProgress = (error: unknown): boolean =>
  error instanceof AdyenRefusal && error.errorCode === inProgress

/** Statuses that say nothing about the payment: who asks may try again, or lacks the right key or permission, which the shop's operators repair. */
const undecided = new Set([401, 403, 408, 425, 429])

const refusalSchema = z.object({ errorCode: z.coerce.string().optional() })

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('Adyen sent no JSON.')
  }
}

type HttpDependencies = {
  fetch: typeof fetch
  /** Where the stand-in listens; Adyen itself unless it is given. */
  origin: string | undefined
  deadlineMs: number
}

/**
 * Sends the requests of Adyen's library. Rejects with `AdyenRefusal` only where Adyen itself says that it did not take a request; silence,
 * errors of its servers and what is no JSON say nothing about a payment, and reject with another error. Neither holds what was sent.
 */
export const createAdyenHttp = ({
  fetch: send,
  origin,
  deadlineMs,
}: HttpDependencies): Client['httpClient'] => ({
  request: async (endpoint, body, { apiKey = '' }, _isKeyed, options) => {
    const { pathname, origin: own } = new URL(endpoint)
    const response = await send(`${origin ?? own}${pathname}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        'idempotency-key': options?.idempotencyKey ?? '',
      },
      body: body.toString(),
      signal: AbortSignal.timeout(deadlineMs),
    })
    const text = await response.text()
    if (response.ok) {
      z.looseObject({}).parse(json(text))
      return text
    }
    const isDecided = response.status >= 400 && response.status < 500 && !undecided.has(response.status)
    const refused = isDecided ? refusalSchema.safeParse(json(text)) : undefined
    if (refused?.success) throw new AdyenRefusal(response.status, refused.data.errorCode)
    throw new Error(`Adyen responded with ${response.status}.`)
  },
})
