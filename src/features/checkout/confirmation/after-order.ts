import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { paymentReturn } from '#src/rules/checkout/return-path.ts'
import { pageOfOrderFailure } from '#src/rules/checkout/order-failure.ts'

type Order = CallOutput<'PUT /cart/v2/checkout/order'>

/** What the confirmation's `storeContext` says of an order that a wallet placed from a product page (specification, shopping, section 2). */
export const ofProductPage = 'applePayPdp'

/** Where a payment waits for the shopper: a challenge to be shown, or a page of its provider to go to. */
export const openPayment = ({
  flash,
}: Pick<Order, 'flash'>): { kind: 'challenge' | 'redirect'; url: string } | undefined => {
  for (const { type, url } of flash) {
    if (url !== undefined && type === 'PaymentNotAuthorized') return { kind: 'challenge', url }
    if (url !== undefined && type === 'PaymentRedirect') return { kind: 'redirect', url }
  }
  return undefined
}

/** Whether an address is of another provider than the embedded acquirer, whose pages are the shop's own. */
export const isElsewhere = (url: string): boolean => URL.canParse(url)

/** A page of the payment's provider. That of the embedded acquirer is told where to lead back, in the language of the shopper. */
export const pageOfProvider = (url: string, back: string, { site }: Pick<App.Locals, 'site'>): string =>
  isElsewhere(url) ? url : withQuery(url, { return: back, locale: site.locale })

/** The page of this shop to which a provider leads back. */
export const returnPage = (orderNumber: string, { site }: Pick<App.Locals, 'site'>): string =>
  paymentReturn(site.locale, orderNumber)

/** The page of this shop that leads to another provider: the policy of pages lets no form lead there itself. */
const leavingPage = (orderNumber: string, { href }: Pick<App.Locals, 'href'>): string =>
  withQuery(href('/checkout/provider'), { orderNumber })

/** The query parameter by which the page of a challenge is told that it is in the frame of a dialog. */
export const framedField = 'framed'

/** The page of a challenge. */
export const challengePage = (orderNumber: string, { href }: Pick<App.Locals, 'href'>): string =>
  withQuery(href('/checkout/challenge'), { orderNumber })

/** What a dialog over the review frames, where an order's payment waits for a challenge of this shop's own acquirer. */
export const framedChallenge = (
  order: Order,
  locals: Pick<App.Locals, 'href' | 'site'>,
): string | undefined => {
  const payment = openPayment(order)
  if (payment?.kind !== 'challenge' || isElsewhere(payment.url)) return undefined
  const back = withQuery(challengePage(order.orderNumber, locals), { [framedField]: '1' })
  return pageOfProvider(payment.url, back, locals)
}

/** The page that an order goes on at: its payment where that waits for the shopper, else the confirmation. */
export const pageAfterOrder = (order: Order, locals: Pick<App.Locals, 'href' | 'site'>): string => {
  const { orderNumber } = order
  const payment = openPayment(order)
  if (!payment) return locals.href('/order-confirmation')
  if (payment.kind === 'redirect' && isElsewhere(payment.url)) return leavingPage(orderNumber, locals)
  return payment.kind === 'challenge'
    ? challengePage(orderNumber, locals)
    : pageOfProvider(payment.url, returnPage(orderNumber, locals), locals)
}

/** Leads an order on once it is placed. */
export const afterOrder = (order: Order, locals: App.Locals): Response =>
  seeOther(pageAfterOrder(order, locals))

/** Where an order leads that was not placed, with what is told there. */
export const afterFailure = (
  { errorId }: Pick<ClientError, 'errorId'>,
  { href }: Pick<App.Locals, 'href'>,
): Response => {
  const page = pageOfOrderFailure(errorId)
  if (page === 'cart') return seeOther(withFailure(href('/cart'), errorId))
  return seeOther(withFailure(href(page === undefined ? '/checkout' : `/checkout/${page}`), errorId))
}
