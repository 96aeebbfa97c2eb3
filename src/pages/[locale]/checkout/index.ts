import type { APIRoute } from 'astro'
import { loadCheckout } from '#src/features/checkout/load-checkout.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { givenUpField } from '#src/features/checkout/waiting-order.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { checkoutSteps, isStepOpen } from '#src/rules/checkout/checkout-steps.ts'

/** Leads to the step that `step` names, where those before it are done, else to the first that is not. */
export const GET: APIRoute = async ({ locals, request, url }) => {
  const checkout = await loadCheckout(locals, request)
  if (checkout instanceof Response) return checkout
  const { firstOpen } = checkout
  const wanted = checkoutSteps.find((step) => step === url.searchParams.get('step')) ?? firstOpen
  const step = isStepOpen(wanted, firstOpen) ? wanted : firstOpen
  const told = [...url.searchParams].filter(([name]) => name === 'error' || name === givenUpField)
  return seeOther(withQuery(locals.href(`/checkout/${step}`), Object.fromEntries(told)))
}
