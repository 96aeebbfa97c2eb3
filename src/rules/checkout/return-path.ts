import { sites } from '#src/contract/sites.ts'
import { ownPath } from '../navigation/own-path.ts'

const returnPage = (locale: string): string => `/${locale}/checkout/return`

/** The path to which a page of a payment’s provider leads back. */
export const paymentReturn = (locale: string, orderNumber: string): string =>
  `${returnPage(locale)}?orderNumber=${encodeURIComponent(orderNumber)}`

const pages = new Set(sites.flatMap(({ locale }) => [returnPage(locale), `/${locale}/checkout/challenge`]))

/** The path to which a page of a payment leads back: one of the checkout's that take what came of it. Undefined for any other address. */
export const returnPathOf = (address: string | null): string | undefined => {
  const path = ownPath(address)
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? []
  return pages.has(pathname) ? path : undefined
}
