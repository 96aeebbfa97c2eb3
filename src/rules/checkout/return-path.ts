import { sites } from '#src/contract/sites.ts'
import { ownPath } from '../navigation/own-path.ts'

const pages = new Set(
  sites.flatMap(({ locale }) => [`/${locale}/checkout/return`, `/${locale}/checkout/challenge`]),
)

/** The path to which a page of a payment leads back: one of the checkout's that take what came of it. Undefined for any other address. */
export const returnPathOf = (address: string | null): string | undefined => {
  const path = ownPath(address)
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? []
  return pages.has(pathname) ? path : undefined
}
