import type { APIRoute } from 'astro'
import { settledConsent } from '#src/rules/consent/settled-consent.ts'

/**
 * What browsers without script load besides a page, which is the same for everyone: it hides the banner from visitors who have
 * chosen, and shows that Global Privacy Control is honoured.
 */
export const GET: APIRoute = ({ locals: { consent } }) => {
  const rules = [
    settledConsent.test(consent.cookies) ? '.consent-banner{display:none}' : '',
    consent.gpc ? '.consent-gpc{display:block!important}' : '',
  ]
  return new Response(rules.join(''), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
  })
}
