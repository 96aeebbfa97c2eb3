import { noticeField } from '#src/rules/checkout/news-fields.ts'
import { afterFailure, afterOrder } from '#src/features/checkout/confirmation/after-order.ts'
import { withOrder } from '#src/features/checkout/order-cookie.ts'
import { leadToSignIn } from '#src/features/checkout/session-ended.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { pageOfOrderFailure } from '#src/rules/checkout/order-failure.ts'
import { readSeenOrder } from '#src/rules/checkout/seen-order.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import { placeOrder } from '#src/stores/checkout/placing.ts'

/** A browser without script does not prove who sends a form. */
const unproven = () => Promise.resolve(undefined)

/** Takes the form of the order that was posted without script: places it, and leads on. Sent again it leads to the same order. */
export const takeOrder = async (locals: App.Locals, request: Request, url: URL): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const { call, href } = locals
  const seen = readSeenOrder(form)
  if (!seen) return seeOther(href('/checkout'))
  const told = (page: string, notice: string) => seeOther(withQuery(href(page), { [noticeField]: notice }))
  const placed = await placeOrder(call, seen, unproven)
  if (placed.ok) return withOrder(afterOrder(placed.value, locals), placed.value.orderNumber, url)
  const refusal = placed.error
  switch (refusal.kind) {
    case 'changed':
      return told('/checkout/shipping', refusal.notices.join(' '))
    case 'totalChanged':
      return told('/checkout/summary', totalChanged)
    case 'cartChanged':
      return told('/checkout/summary', refusal.kind)
    case 'refused': {
      const isGone = pageOfOrderFailure(refusal.error.errorId) === 'cart'
      return (isGone ? await leadToSignIn(locals, request) : undefined) ?? afterFailure(refusal.error, locals)
    }
  }
}
