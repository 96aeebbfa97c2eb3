import { withNext } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'

type Locals = Pick<App.Locals, 'call' | 'href' | 'associate'>

/** Whether a page is seen by the signed-in customer: renews their token where its time is over. */
export const isSignedIn = async ({ call }: Pick<Locals, 'call'>): Promise<boolean> => {
  const token = await call('POST /token/v2/auth/token', {})
  return token.ok && token.value.consumerType !== 'GUEST'
}

/**
 * Lets a page be seen by the signed-in customer. Others are led to signing in, and come back from there; associates, who have no
 * account of a customer here, to their own page.
 */
export const refuseGuests = async (locals: Locals, url: URL): Promise<Response | undefined> => {
  if (locals.associate) return seeOther(locals.href('/associate'))
  return (await isSignedIn(locals))
    ? undefined
    : seeOther(withNext(locals.href('/sign-in'), `${url.pathname}${url.search}`))
}

/** Leads who has an account from signing up for the loyalty programme to joining it. */
export const leadMembersOn = async (locals: Locals): Promise<Response | undefined> =>
  (await isSignedIn(locals)) ? seeOther(locals.href('/enrollment/loyalty')) : undefined
