import { withNext, withQuery } from '#src/forms/next-path.ts'
import { isGuest } from '#src/features/account/signed-in.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/**
 * Leads who was signed in until their session ended to signing in, which says so, and back to the checkout: their cart is there still, but not
 * to be seen by a guest. Undefined for all others.
 */
export const leadToSignIn = async (locals: App.Locals, request: Request): Promise<Response | undefined> => {
  const { loggedIn } = readVisitorCookie(request.headers.get('cookie') ?? '')
  if (!loggedIn || locals.associate || !(await isGuest(locals))) return undefined
  const page = withNext(locals.href('/sign-in'), locals.href('/checkout'))
  return seeOther(withQuery(page, { notice: 'sessionEnded' }))
}
