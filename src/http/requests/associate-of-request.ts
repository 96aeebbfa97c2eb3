import { associateCookie } from '#src/contract/cookies.ts'
import { siteOf } from '#src/contract/sites.ts'
import type { Exchange } from '../exchange.ts'
import type { RequestContext } from './request-context.ts'

/** Pages that nobody is led away from, below a locale; `-` holds parts of pages, which scripts fetch, but for the steps of an account. */
const openPages = new Set(['associate-login', 'sign-out', '-'])
const accountSteps = '/-/auth-step'

/** Whether an associate's browser asks for a page: only then is there anything to find out. */
const isOfAssociate = ({ request, url }: Exchange): boolean => {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  if (!cookies.includes(`${associateCookie}=1`)) return false
  const [, locale, page = ''] = url.pathname.split('/', 3)
  return siteOf(locale) !== undefined && (!openPages.has(page) || url.pathname.endsWith(accountSteps))
}

/**
 * Finds out who sells, and for whom, in the browser of an associate. Whose session is over is led to their sign-in, whatever
 * they asked for (specification, account and content, section 2). It costs other visitors nothing.
 */
export const settleAssociate = async (
  exchange: Exchange,
  { locals }: RequestContext,
): Promise<Response | undefined> => {
  if (!isOfAssociate(exchange)) return undefined
  const read = await locals.call('GET /consumers-v3/consumer/agent', {})
  if (read.ok) locals.associate = read.value
  if (read.ok || read.error.status !== 401) return undefined
  const location = locals.href('/associate-login?notice=ended')
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
