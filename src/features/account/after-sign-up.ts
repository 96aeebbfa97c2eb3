import { accountSettings } from '#src/base/account-settings.ts'
import { offersInterests } from '#src/rules/customer/offers-interests.ts'
import { nextPath, withQuery } from '#src/forms/next-path.ts'
import { readOwnFacts } from './sign-in-here.ts'

const referralCodeForm = /^[A-Z0-9]{8}$/

/**
 * What follows once somebody signed up and is signed in: their loyalty token where somebody referred them, their profile, and then
 * their interests, or what comes after those; the path is where it leads (specification, account and content, section 4, Sign-up
 * flow). Who was referred but did not join has no token, which holds nothing up.
 */
export const afterSignUp = async (
  { call, site, isPart }: Pick<App.Locals, 'call' | 'site' | 'isPart'>,
  newsletter: boolean,
  query: URLSearchParams,
): Promise<string> => {
  const referralCode = query.get('referral_code') ?? ''
  if (referralCodeForm.test(referralCode))
    await call('POST /consumers-v3/consumer/loyalty/token', { body: { referralCode } })
  await readOwnFacts(call)
  const next = nextPath(query.get('next'), site, isPart ? '/enrollment/welcome' : '/account?welcome')
  const isSkipped = query.get('interests') === 'skip'
  return offersInterests(accountSettings.interestsAfterSignUp, { newsletter, isSkipped })
    ? withQuery(`/${site.locale}/enrollment/interests`, { welcome: 'yes', next })
    : next
}
