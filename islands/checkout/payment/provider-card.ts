import { AdyenCheckout, CustomCard } from '@adyen/adyen-web'
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

/** A text that the library holds under a name. */
const textAt = (data: unknown, name: string): string | undefined => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** What banks ask of the browser. */
const browserInfo = (): EncryptedCard['browserInfo'] => ({
  acceptHeader: '*/*',
  colorDepth: screen.colorDepth,
  javaEnabled: false,
  language: navigator.language,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent,
})

/** What the fields encrypted; undefined while one of them is not filled in. */
const encryptedOf = (
  data: unknown,
): Omit<EncryptedCard, 'brand' | 'lastSigns' | 'browserInfo'> | undefined => {
  const encryptedCardNumber = textAt(data, 'encryptedCardNumber')
  const encryptedExpiryMonth = textAt(data, 'encryptedExpiryMonth')
  const encryptedExpiryYear = textAt(data, 'encryptedExpiryYear')
  const encryptedSecurityCode = textAt(data, 'encryptedSecurityCode')
  if (!encryptedCardNumber || !encryptedExpiryMonth || !encryptedExpiryYear) return undefined
  return { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode }
}

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
  let isReady = false
  const card = new CustomCard(checkout, {
    brands: ['visa', 'mc', 'amex', 'discover', 'maestro'],
    onConfigSuccess: () => {
      isReady = true
    },
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
      const { paymentMethod } = card.data
      const encrypted = card.isValid ? encryptedOf(paymentMethod) : undefined
      if (encrypted && lastSigns !== '')
        return {
          ...encrypted,
          brand: textAt(paymentMethod, 'brand') ?? brand,
          lastSigns,
          browserInfo: browserInfo(),
        }
      // Before its frames are there it has nothing to show anything in.
      if (isReady) card.showValidation()
      return undefined
    },
  }
}
