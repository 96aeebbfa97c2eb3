import { withNext } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'

type Locals = Pick<App.Locals, 'call' | 'href' | 'associate'>

/** Who sees a page, by a token that is renewed where its time is over; unknown where the shop does not say, as under load. */
const whoSees = async ({ call }: Pick<Locals, 'call'>): Promise<'customer' | 'guest' | 'unknown'> => {
  const token = await call('POST /token/v2/auth/token', {})
  if (token.ok) return token.value.consumerType === 'GUEST' ? 'guest' : 'customer'
  return token.error.status === 401 || token.error.status === 403 ? 'guest' : 'unknown'
}

/** Whether a page is known to be seen by the signed-in customer. */
export const isSignedIn = async (locals: Pick<Locals, 'call'>): Promise<boolean> =>
  (await whoSees(locals)) === 'customer'

/** Whether a page is known to be seen by somebody who is not signed in. */
export const isGuest = async (locals: Pick<Locals, 'call'>): Promise<boolean> =>
  (await whoSees(locals)) === 'guest'

/**
 * Lets a page be seen by the signed-in customer. Others are led to signing in, and come back from there; associates, who have no
 * account of a customer here, to their own page.
 */
export const refuseGuests = async (locals: Locals, url: URL): Promise<Response | undefined> => {
  if (locals.associate) return seeOther(locals.href('/associate'))
  return (await isGuest(locals))
    ? seeOther(withNext(locals.href('/sign-in'), `${url.pathname}${url.search}`))
    : undefined
}

/** Leads who has an account from signing up for the loyalty programme to joining it. */
export const leadMembersOn = async (locals: Locals): Promise<Response | undefined> =>
  (await isSignedIn(locals)) ? seeOther(locals.href('/enrollment/loyalty')) : undefined
