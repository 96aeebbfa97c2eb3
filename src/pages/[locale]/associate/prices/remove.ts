import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { loadCart } from '#src/features/associate/load-cart.ts'
import { associateOr } from '#src/features/associate/refuse-others.ts'

/** Takes an adjustment back: `adjustmentId`. */
export const POST: APIRoute = async ({ request, locals }) => {
  const associate = associateOr(locals)
  if (associate instanceof Response) return associate
  const form = await readForm(request)
  if (form instanceof Response) return form
  const cart = await loadCart(locals, request)
  const page = locals.href('/associate/prices')
  if (!cart) return seeOther(page)
  const removed = await locals.call('DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}', {
    path: { basketId: cart.id, adjustmentId: form['adjustmentId'] ?? '' },
  })
  return seeOther(removed.ok ? page : withFailure(page, removed.error.errorId))
}
