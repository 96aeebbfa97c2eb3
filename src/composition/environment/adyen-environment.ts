import { z } from 'zod'
import type { AdyenSettings } from '#src/backend/payments/adyen/adyen-settings.ts'

const hmacKey = z.string().regex(/^(?:[0-9a-f]{2}){16,64}$/i, 'is hexadecimal, as the Customer Area shows it')

/** The settings of Adyen, which go with `PAYMENTS=adyen`. */
export const adyenEnvironment = {
  ADYEN_API_KEY: z.string().min(1).optional().meta({ description: 'key of the account at Adyen' }),
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1).max(80).optional().meta({ description: 'name of that account' }),
  ADYEN_HMAC_KEY: hmacKey.optional().meta({ description: "signs Adyen's webhooks" }),
  ADYEN_HMAC_KEY_PREVIOUS: hmacKey
    .optional()
    .meta({ description: 'the key before it, which is believed too while it is replaced' }),
  ADYEN_ENVIRONMENT: z.enum(['test', 'live']).optional().meta({ description: '`test` or `live`' }),
  ADYEN_LIVE_PREFIX: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i)
    .optional()
    .meta({ description: 'what the addresses of a live account begin with' }),
  ADYEN_CLIENT_KEY: z
    .string()
    .regex(/^(?:test|live)_\w+$/)
    .optional()
    .meta({ description: "key that browsers know, for Adyen's card fields" }),
  ADYEN_ORIGIN: z
    .url({ protocol: /^https?$/, hostname: /^(?:localhost|127\.0\.0\.1|\[::1\])$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({ description: 'a stand-in of Adyen on this machine, for tests', unset: 'Adyen' }),
}

type Variables = {
  [K in keyof typeof adyenEnvironment]?: z.output<(typeof adyenEnvironment)[K]>
} & {
  PAYMENTS?: string | undefined
  PUBLIC_URL?: string | undefined
  NODE_ENV: string
}

const needed = [
  ...(['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'] as const),
  ...(['ADYEN_ENVIRONMENT', 'ADYEN_CLIENT_KEY'] as const),
] as const

const faultsOf = (variables: Variables): { name: string; message: string }[] => {
  const {
    PAYMENTS,
    PUBLIC_URL,
    NODE_ENV,
    ADYEN_ENVIRONMENT,
    ADYEN_CLIENT_KEY,
    ADYEN_LIVE_PREFIX,
    ADYEN_ORIGIN,
  } = variables
  if (PAYMENTS !== 'adyen') {
    const set = Object.keys(adyenEnvironment).filter((name) => Object.hasOwn(variables, name))
    return set.map((name) => ({ name, message: 'goes with PAYMENTS=adyen' }))
  }
  const isLive = ADYEN_ENVIRONMENT === 'live'
  const isPublic = NODE_ENV === 'production' && PUBLIC_URL !== undefined
  return [
    ...needed
      .filter((name) => variables[name] === undefined)
      .map((name) => ({ name, message: 'is missing: PAYMENTS=adyen needs it' })),
    ...(ADYEN_ENVIRONMENT && ADYEN_CLIENT_KEY && !ADYEN_CLIENT_KEY.startsWith(ADYEN_ENVIRONMENT)
      ? [{ name: 'ADYEN_CLIENT_KEY', message: `is not one of the environment ${ADYEN_ENVIRONMENT}` }]
      : []),
    ...(isLive === (ADYEN_LIVE_PREFIX !== undefined)
      ? []
      : [{ name: 'ADYEN_LIVE_PREFIX', message: 'goes with ADYEN_ENVIRONMENT=live, which needs it' }]),
    ...(ADYEN_ORIGIN !== undefined && (isLive || isPublic)
      ? [{ name: 'ADYEN_ORIGIN', message: 'is for tests: a public shop pays at Adyen itself' }]
      : []),
  ]
}

/** Refuses a configuration of Adyen that lacks something, or is of two minds. */
export const checkAdyen = (variables: Variables, context: z.RefinementCtx): void => {
  for (const { name, message } of faultsOf(variables))
    context.addIssue({ code: 'custom', path: [name], message })
}

/** The account of a shop whose environment was checked; undefined where its payments are not Adyen's. */
export const adyenSettingsOf = (variables: Variables): AdyenSettings | undefined => {
  const { PAYMENTS, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = variables
  const { ADYEN_HMAC_KEY, ADYEN_HMAC_KEY_PREVIOUS, ADYEN_ENVIRONMENT: environment } = variables
  const { ADYEN_CLIENT_KEY: clientKey, ADYEN_LIVE_PREFIX: livePrefix, ADYEN_ORIGIN: origin } = variables
  if (PAYMENTS !== 'adyen' || !apiKey || !merchantAccount || !ADYEN_HMAC_KEY || !environment || !clientKey)
    return undefined
  const hmacKeys = [ADYEN_HMAC_KEY, ...(ADYEN_HMAC_KEY_PREVIOUS ? [ADYEN_HMAC_KEY_PREVIOUS] : [])]
  return { apiKey, merchantAccount, hmacKeys, environment, clientKey, livePrefix, origin }
}
