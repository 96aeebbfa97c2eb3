import { browserIdCookie, expressCookie } from '#src/contract/cookies.ts'
import { readCookie } from '#src/rules/navigation/cookie.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { createHumanCheck } from '#src/stores/human-check.ts'
import { createSession } from '#src/stores/session.ts'
import { call } from '#src/stores/shop.ts'
import type { ExpressDependencies } from '#src/stores/wallets/wallet-order.ts'

/** How long a cart beside the visitor's own is known as such, in seconds: longer than anybody looks at a sheet. */
const expressSeconds = 30 * 60

/** The query parameter of a campaign's link: a promo code that an order by a wallet applies by itself. */
const codeParameter = 'promoCode'

const cartId = (): string | undefined => readVisitorCookie(document.cookie).cartId

/** Chromium stores a cookie beside the page, so that a request could overtake it; whoever reads it waits until it is there. */
const markExpress = (value: string): boolean => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value === '' ? 0 : expressSeconds
  document.cookie = `${expressCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  return document.cookie.includes(`${expressCookie}=${value}`)
}

/** The call takes up to 200 characters; one that is longer is none of which it knows. */
const browserId = (): string | undefined => {
  const id = readCookie(document.cookie, browserIdCookie) ?? ''
  return id === '' || id.length > 200 ? undefined : id
}

/** Takes the code out of the address, so that it is tried once. */
const takeCode = (): string | undefined => {
  const url = new URL(location.href)
  const code = url.searchParams.get(codeParameter)
  if (!code) return undefined
  url.searchParams.delete(codeParameter)
  history.replaceState(history.state, '', url)
  return code
}

/** What an order by a wallet needs of the page. */
export const expressParts: ExpressDependencies = {
  call,
  session: createSession(call, () => cartId() !== undefined),
  cartId,
  markExpress,
  browserId,
  page: () => location.href,
  takeCode,
  provePerson: createHumanCheck(call, 'placeOrder').take,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
