import type { APIRoute } from 'astro'
import { consentCookie } from '#src/contract/cookies.ts'
import { consentVersion, type OptionalCategory } from '#src/contract/consent/consent.ts'
import { readChoice } from '#src/rules/consent/choice-form.ts'
import { allowsCategory } from '#src/rules/consent/consent-state.ts'
import { writeConsent } from '#src/rules/consent/write-consent.ts'
import { readForm } from '#src/forms/read-form.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'

/** The page of this shop that a form was sent from, where the browser says so. */
const sentFrom = (headers: Headers): string | undefined => {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  return host === headers.get('host') ? ownPath(`${pathname}${search}`) : undefined
}

/**
 * Takes the choice of the banner or the settings: writes the cookie, drops what is not allowed any more, and keeps the proof. Leads
 * back by 303; scripts, which accept JSON, get 204.
 */
export const respondToChoice: APIRoute = async ({ request, locals, redirect }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const fields = new Map(Object.entries(form))
  const { site, consent, call, instant, log } = locals
  const gpc = consent.gpc || fields.get('gpc') === '1'
  const posted = readChoice(fields, gpc)
  if (!posted) return new Response('This is no choice.', { status: 400 })

  const { source, choice } = posted
  const { value, consentId } = writeConsent(consent.cookies, {
    choice,
    isInteraction: source !== 'gpc',
    gpc,
    instant,
    newId: consent.newId,
  })
  const cookies = `${consentCookie}=${value}`
  const allows = (category: OptionalCategory): boolean =>
    allowsCategory(category, { region: site.region, cookies, gpc })
  consent.write(value)
  if (!allows('C0004')) consent.forgetVisitor()
  const categories = { C0002: allows('C0002'), C0003: allows('C0003'), C0004: allows('C0004') }
  const recorded = await call('POST /consents/v1/consent', {
    body: { consentId, version: consentVersion, source, categories },
  })
  // The choice holds all the same.
  if (!recorded.ok)
    log.error({ event: 'proof of consent not kept', consentId, errorId: recorded.error.errorId })

  const isScript = request.headers.get('accept')?.includes('application/json') ?? false
  const response = isScript
    ? new Response(null, { status: 204 })
    : redirect(ownPath(fields.get('back')) ?? sentFrom(request.headers) ?? `/${site.locale}`, 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
