import type { StepData, StepView } from '#islands/checkout/step-view.ts'
import { brandName } from '#src/contract/brand.ts'
import { postedFailureText } from '#src/features/account/posted-failure-text.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { isCouponFailure } from '#src/rules/cart/failures/coupon-error-text.ts'
import { readPostedFailure } from '#src/rules/cart/failures/posted-failure.ts'
import { asksForData, dataHeaders } from './asks-for-data.ts'
import { noticeText } from './checkout-notice.ts'
import { pageWithoutNews } from './coupon-form.ts'
import type { Checkout } from './load-checkout.ts'

const titleOf = (view: StepView, { checkout }: ReturnType<typeof messagesOf>): string => {
  if ('shipping' in view) return checkout.shipping.title
  if ('collection' in view) return checkout.collection.title
  return 'payment' in view ? checkout.billing.title : checkout.review.title
}

const stepOf = (view: StepView): StepData['frame']['step'] => {
  if ('payment' in view) return 'billing'
  return 'review' in view ? 'summary' : 'shipping'
}

/** A step at an address, which says what came before. */
export const stepData = (
  { site }: Pick<App.Locals, 'site'>,
  url: URL,
  { cart, firstOpen }: Checkout,
  view: StepView,
): StepData => {
  const { searchParams } = url
  const posted = readPostedFailure(searchParams)
  const refusedCode = posted && isCouponFailure(posted) ? posted : undefined
  const failure = refusedCode
    ? undefined
    : (postedFailureText(searchParams, site) ?? noticeText(searchParams, cart, site))
  return {
    title: `${titleOf(view, messagesOf(site))} | ${brandName}`,
    view,
    frame: {
      ...{ step: stepOf(view), initial: cart, firstOpen, failure, refusedCode },
      page: pageWithoutNews(url),
      isAlone: 'payment' in view && view.payment.providerFields !== undefined,
    },
  }
}

/** A step as data, where that is asked for; undefined where its page is. */
export const respondWithStep = (
  { locals, request, url }: { locals: App.Locals; request: Request; url: URL },
  checkout: Checkout,
  view: StepView,
): Response | undefined =>
  asksForData(request)
    ? Response.json(stepData(locals, url, checkout, view), { headers: dataHeaders })
    : undefined
