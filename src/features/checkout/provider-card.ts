import { AdyenCheckout, CustomCard } from '@adyen/adyen-web'
import { z } from 'zod/mini'
import type { CallInput } from '#src/contract/calls.ts'

type EncryptedCard = CallInput<'POST /acquirer/v1/encryptedCards'>['body']

/** Where the fields are, and for whom. */
export type ProviderCardSettings = {
  root: HTMLElement
  clientKey: string
  environment: string
  /** Of a stand-in, in tests. */
  origin: string | undefined
  locale: string
  country: string
}

const text = z.optional(z.string())

const dataSchema = z.object({
  paymentMethod: z.object({
    encryptedCardNumber: z.string(),
    encryptedExpiryMonth: z.string(),
    encryptedExpiryYear: z.string(),
    encryptedSecurityCode: text,
    brand: text,
  }),
  browserInfo: z.object({
    acceptHeader: z.string(),
    colorDepth: z.int(),
    javaEnabled: z.boolean(),
    language: z.string(),
    screenHeight: z.int(),
    screenWidth: z.int(),
    timeZoneOffset: z.int(),
    userAgent: z.string(),
  }),
})

const localeOf = (locale: string): string => {
  const [language = '', country = ''] = locale.split('-')
  return `${language}-${country.toUpperCase()}`
}

/** Mounts Adyen's fields of a card; `read` gives what they encrypted, undefined until they are filled in well. */
export const mountProviderCard = async (
  settings: ProviderCardSettings,
): Promise<{ read: () => EncryptedCard | undefined }> => {
  const { root, clientKey, environment, origin, locale, country } = settings
  const own = origin === undefined ? undefined : `${origin}/checkoutshopper/${environment}/`
  const checkout = await AdyenCheckout({
    clientKey,
    environment: environment === 'live' ? 'live' : 'test',
    locale: localeOf(locale),
    countryCode: country,
    analytics: { enabled: false },
    risk: { enabled: false },
    ...(own
      ? { _environmentUrls: { api: own, analytics: own, cdn: { images: own, translations: own } } }
      : {}),
  })
  let brand = 'card'
  let lastSigns = ''
  const card = new CustomCard(checkout, {
    brands: ['visa', 'mc', 'amex', 'discover', 'maestro'],
    onBrand: (found) => {
      brand = found.brand ?? brand
    },
    onFieldValid: ({ fieldType, endDigits }) => {
      if (fieldType === 'encryptedCardNumber') lastSigns = endDigits ?? ''
    },
  })
  card.mount(root)
  return {
    read: () => {
      const data = card.isValid ? dataSchema.safeParse(card.data) : undefined
      if (!data?.success || lastSigns === '') {
        card.showValidation()
        return undefined
      }
      const { paymentMethod, browserInfo } = data.data
      const { brand: chosen, ...encrypted } = paymentMethod
      return { ...encrypted, brand: chosen ?? brand, lastSigns, browserInfo }
    },
  }
}
