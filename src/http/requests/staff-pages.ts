import { isStaffPath, staffPath } from '#src/contract/staff-path.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'
import { canonicalPath } from '#src/rules/navigation/canonical-path.ts'
import { previewHeaders } from '../page/cache-headers.ts'
import type { Exchange } from '../exchange.ts'

type StaffExchange = {
  shop: { staffing: Pick<Exchange['shop']['staffing'], 'isStaff'> }
  request: Request
  url: URL
}

/** Keeps a response to staff out of every cache, every search engine and every frame, and tells no other site of its address. */
export const withStaffHeaders = (response: Response, { pathname }: URL): Response => {
  if (!isStaffPath(canonicalPath(pathname))) return response
  for (const [name, value] of previewHeaders) response.headers.set(name, value)
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

/**
 * Refuses pages of staff to everybody else: who reads one is led to the sign-in and back, who posts is refused, as is a post from
 * a page of another site. It stands before all pages below `staffPath`, so that none can forget it; `staffPath` itself is the sign-in.
 */
export const refuseStaffPage = async ({
  shop,
  request,
  url,
}: StaffExchange): Promise<Response | undefined> => {
  const path = canonicalPath(url.pathname)
  if (!isStaffPath(path)) return undefined
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && !isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return withStaffHeaders(
      new Response('Pages of other sites cannot change anything here.\n', { status: 403 }),
      url,
    )
  if (path === staffPath || (await shop.staffing.isStaff(request))) return undefined
  if (!isRead) return withStaffHeaders(new Response('Sign in first.\n', { status: 401 }), url)
  const query = new URLSearchParams({ to: `${path}${url.search}` })
  return withStaffHeaders(
    new Response(null, { status: 303, headers: { location: `${staffPath}?${query}` } }),
    url,
  )
}
