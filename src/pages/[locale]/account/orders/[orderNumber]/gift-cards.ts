import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'

/** The button that mails the gift cards of an order again. */
export const POST: APIRoute = async ({ request, params, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const { orderNumber = '' } = params
  const page = href(orderPath(orderNumber))
  const sent = await call('POST /consumers-v3/consumer/resendGiftCardEmail', { body: { orderNumber } })
  return seeOther(sent.ok ? `${page}?sent-cards` : withFailure(page, sent.error.errorId))
}
