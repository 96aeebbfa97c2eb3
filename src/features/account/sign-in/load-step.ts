import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { LoadedAuthStep } from '#src/contract/identity/auth-step.ts'
import { enrollmentStep } from '#src/features/account/sign-up/enrollment-step.ts'
import { lookupStep } from '#src/features/account/sign-up/lookup-step.ts'
import { signUpStep } from '#src/features/account/sign-up/sign-up-step.ts'
import { enrollmentStepOf } from '#src/rules/customer/enrollment-steps.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'
import { keptQueryOf, siteHref } from '#src/rules/navigation/site-href.ts'
import type { AuthRequest, LoadAuthStep, ShopAuthStep } from './auth-step.ts'
import { confirmStep } from './confirm-step.ts'
import { employeeTermsStep } from './employee-terms-step.ts'
import { forgotStep } from './forgot-step.ts'
import { linkStep } from './link-step.ts'
import { passkeyOfferStep } from './passkey-offer-step.ts'
import { resetStep } from './reset-step.ts'
import { signInStep } from './sign-in-step.ts'
import { signedInStep } from './signed-in-step.ts'

/** The steps by the paths of their pages, below the locale. */
const loaders: Readonly<Record<string, LoadAuthStep>> = {
  'sign-in': signInStep,
  'sign-up': signUpStep('account'),
  'loyalty-sign-up': signUpStep('loyalty'),
  'signed-in': signedInStep,
  'forgot-password': forgotStep,
  'reset-password': resetStep,
  unlock: linkStep('unlock'),
  'verify-email': linkStep('verify'),
  'change-email': linkStep('changeEmail'),
  'employee-terms': employeeTermsStep,
  'account/confirm': confirmStep,
  'account/passkey': passkeyOfferStep,
  enrollment: lookupStep,
}

const loaderOf = (pathname: string): LoadAuthStep | undefined => {
  const [, , ...folders] = pathname.split('/')
  const step = folders[0] === 'enrollment' && folders.length === 2 && enrollmentStepOf(folders[1])
  return step ? enrollmentStep(step) : new Map(Object.entries(loaders)).get(folders.join('/'))
}

/** The step that an address shows, or where it leads; undefined where it shows none. */
export const loadAuthStep = async (
  wanted: Omit<AuthRequest, 'href'>,
): Promise<ShopAuthStep | Response | undefined> => {
  const { locals, url } = wanted
  const keptQuery = keptQueryOf(url.searchParams, locals.preview !== undefined)
  return loaderOf(url.pathname)?.({
    ...wanted,
    href: (path) => siteHref(path, locals.site.locale, keptQuery),
  })
}

/** The step at a path of this site, for a dialog or a page that is open; undefined where there is none. */
export const loadAuthStepAt = async (
  path: string | null,
  wanted: Omit<AuthRequest, 'href'>,
): Promise<LoadedAuthStep<FormTexts> | undefined> => {
  const own = ownPath(path)
  if (!own?.startsWith(`/${wanted.locals.site.locale}/`)) return undefined
  const step = await loadAuthStep({ ...wanted, url: new URL(own, wanted.url) })
  if (!(step instanceof Response)) return step && { step }
  const next = step.headers.get('location')
  return next === null ? undefined : { next }
}
