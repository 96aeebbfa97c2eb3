import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CheckoutAPI, Client, EnvironmentEnum, type Types } from '@adyen/api-library'
import { z } from 'zod'
import type { AdyenAmount } from './adyen-amount.ts'
import { createAdyenHttp, isInProgress } from './adyen-http.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const resultCodes = [
  ...(['Authorised', 'Refused', 'Cancelled', 'Error', 'Pending', 'Received', 'RedirectShopper'] as const),
  ...(['IdentifyShopper', 'ChallengeShopper', 'PresentToShopper', 'PartiallyAuthorised'] as const),
  ...(['AuthenticationFinished', 'AuthenticationNotRequired'] as const),
] as const

/** What Adyen says of a payment, as far as the shop reads it. */
const paymentSchema = z.object({
  resultCode: z.enum(resultCodes),
  pspReference: z.string().min(1).optional(),
  merchantReference: z.string().optional(),
  refusalReasonCode: z.string().optional(),
  amount: z.object({ value: z.int(), currency: z.string() }).nullish(),
  action: z
    .object({ type: z.string().optional(), url: z.url().optional(), method: z.string().optional() })
    .nullish(),
})

export type AdyenResponse = z.infer<typeof paymentSchema>

const stepSchema = z.object({ pspReference: z.string().min(1), status: z.literal('received') })

/** What the shop asks of a payment; the merchant's account is added here. */
export type AdyenRequest = Omit<Types.checkout.PaymentRequest, 'merchantAccount'>

type StepRequest = { key: string; pspReference: string; amount: AdyenAmount }

/** Milliseconds after which a request that is in progress is sent again. */
const pausesMs = [100, 200, 400, 800, 1600]

type ApiDependencies = { settings: AdyenSettings; secret: string; fetch: typeof fetch; deadlineMs?: number }

/**
 * Adyen's Checkout API by its own library. Each request has a key of 64 characters of its attempt and step, so that it does its work once
 * however often it is sent; one that is in progress is waited for. Rejects as `createAdyenHttp` says.
 */
export const createAdyenApi = ({ settings, secret, fetch, deadlineMs = 10_000 }: ApiDependencies) => {
  const { apiKey, merchantAccount, environment, livePrefix, origin } = settings
  const client = new Client(
    {
      apiKey,
      environment: environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
      ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
    },
    createAdyenHttp({ fetch, origin, deadlineMs }),
  )
  const { PaymentsApi: payments, ModificationsApi: modifications } = new CheckoutAPI(client)

  /** Of this shop alone: shops of one company share Adyen's memory of keys. */
  const optionsOf = (key: string, step: string) => ({
    idempotencyKey: createHmac('sha256', `welt adyen ${secret}`).update(`${key}/${step}`).digest('hex'),
  })

  const untilFree = async <T>(send: () => Promise<T>): Promise<T> => {
    for (const pause of pausesMs) {
      try {
        return await send()
      } catch (error) {
        if (!isInProgress(error)) throw error
        // Not all at once who wait for the same.
        await wait(pause * (0.5 + Math.random()))
      }
    }
    return send().catch((error: unknown) => {
      throw isInProgress(error) ? new Error('Adyen is at this request still.') : error
    })
  }

  const step =
    (send: (request: StepRequest) => Promise<unknown>) =>
    async (request: StepRequest): Promise<string> =>
      stepSchema.parse(await untilFree(() => send(request))).pspReference

  return {
    pay: async (key: string, request: AdyenRequest): Promise<AdyenResponse> =>
      paymentSchema.parse(
        await untilFree(() => payments.payments({ ...request, merchantAccount }, optionsOf(key, 'payment'))),
      ),

    /** What came of a payment whose shopper brought back `redirectResult`. */
    details: async (key: string, redirectResult: string): Promise<AdyenResponse> =>
      paymentSchema.parse(
        await untilFree(() =>
          payments.paymentsDetails(
            { details: { redirectResult } },
            optionsOf(key, `details ${redirectResult}`),
          ),
        ),
      ),

    /** Each gives what Adyen calls the step by. */
    capture: step(({ key: reference, pspReference, amount }) =>
      modifications.captureAuthorisedPayment(
        pspReference,
        { merchantAccount, amount, reference },
        optionsOf(reference, 'capture'),
      ),
    ),
    refund: step(({ key: reference, pspReference, amount }) =>
      modifications.refundCapturedPayment(
        pspReference,
        { merchantAccount, amount, reference },
        optionsOf(reference, 'refund'),
      ),
    ),
    cancel: step(({ key: reference, pspReference }) =>
      modifications.cancelAuthorisedPaymentByPspReference(
        pspReference,
        { merchantAccount, reference },
        optionsOf(reference, 'cancel'),
      ),
    ),
  }
}

export type AdyenApi = ReturnType<typeof createAdyenApi>
