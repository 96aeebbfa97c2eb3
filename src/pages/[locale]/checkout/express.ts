import type { APIRoute } from 'astro'
import { readForm } from '#src/forms/read-form.ts'
import { expressCheckout } from '#src/features/checkout/shipping/express-way.ts'

/** The button by which a customer goes to the summary with what they have saved. */
export const POST: APIRoute = async ({ locals, request }) => {
  const form = await readForm(request)
  return form instanceof Response ? form : expressCheckout(locals, request)
}
