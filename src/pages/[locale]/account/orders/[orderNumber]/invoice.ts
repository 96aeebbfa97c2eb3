import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { fileResponse } from '#src/features/orders/detail/file-response.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'

/** The button that downloads the invoice of an order. */
export const POST: APIRoute = async ({ request, params, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const { orderNumber = '' } = params
  const printed = await call('POST /consumers-v3/consumer/purchase/invoice/download', {
    body: { orderNumber },
  })
  return printed.ok
    ? fileResponse(printed.value)
    : seeOther(withFailure(href(orderPath(orderNumber)), printed.error.errorId))
}
