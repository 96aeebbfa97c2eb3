import type { ReviewView } from '#islands/checkout/review/review-view.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import { loadStep, type Checkout } from '#src/features/checkout/load-checkout.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { hasWithdrawalRight } from '#src/rules/orders/withdrawal.ts'
import { takeOrder } from './post-order.ts'

/** What the review shows, or where it leads. */
export const loadReview = async (
  locals: App.Locals,
  request: Request,
  url: URL,
): Promise<{ checkout: Checkout; review: ReviewView } | Response> => {
  if (request.method === 'POST') return takeOrder(locals, request, url)
  const { site, href } = locals
  const checkout = await loadStep(locals, request, 'summary')
  if (checkout instanceof Response) return checkout
  const { buy, buyObliged } = messagesOf(site).checkout.review
  const form = describeForm(site, {
    ...{ action: href('/checkout/summary'), fields: [], sent: untouched() },
    // In the EU the words of the button alone state the obligation to pay, so that they say nothing else (Directive 2011/83/EU, article 8).
    submit: site.region === 'EMEA' ? buyObliged : buy,
    calls: ['POST /cart/v1/cart/prepareOrder', 'PUT /cart/v2/checkout/order'],
  })
  return {
    checkout,
    review: {
      form,
      email: checkout.profile?.consumerDetails.email,
      hasWithdrawalRight: hasWithdrawalRight(site.country),
    },
  }
}
