import type { SignedIn } from '#src/stores/code-exchange.ts'
import { nextPath, withNext } from '#src/forms/next-path.ts'
import { withFailure } from './posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Leads an employee who has just signed in by the terms of their discount, as long as they have not accepted them. */
export const termsFirst = (
  { href }: Pick<App.Locals, 'href'>,
  {
    consumerType,
    isEmployeeDiscountTCAccepted,
  }: Pick<SignedIn, 'consumerType' | 'isEmployeeDiscountTCAccepted'>,
  path: string,
): string =>
  consumerType === 'EMPLOYEE' && !isEmployeeDiscountTCAccepted
    ? withNext(href('/employee-terms'), path)
    : path

/** Where the terms lead: to where they were met, else to the account, in a dialog to a word that the sign-in is done. */
export const goalOfTerms = (next: string | null, { site, isPart }: App.Locals): string =>
  nextPath(next, site, isPart ? '/signed-in' : '/account')

/** Accepts the terms where they are posted, and leads on; undefined where they are to be shown. */
export const acceptTerms = async (
  locals: App.Locals,
  request: Request,
  next: string | null,
): Promise<Response | undefined> => {
  if (request.method !== 'POST') return undefined
  const form = await readForm(request)
  if (form instanceof Response) return form
  const accepted = await locals.call('POST /consumers-v3/consumer/discountTerms', {})
  if (accepted.ok) return seeOther(goalOfTerms(next, locals))
  return seeOther(withFailure(locals.href('/employee-terms'), accepted.error.errorId))
}
