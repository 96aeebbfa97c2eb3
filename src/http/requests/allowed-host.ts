import type { Environment } from '#src/composition/environment/environment.ts'

/** What of a request decides. */
type HostExchange = {
  shop: { environment: Pick<Environment, 'ALLOWED_HOSTS' | 'NODE_ENV' | 'PUBLIC_URL'> }
  url: URL
}

/**
 * Refuses a request whose Host header names no host of this shop. Pages say their own address in canonical links, share
 * pictures and the sitemap; where `PUBLIC_URL` does not decide what that is, only known hosts may. Outside production,
 * any host is as good.
 */
export const refuseOtherHost = ({ shop, url }: HostExchange): Response | undefined => {
  const { ALLOWED_HOSTS, NODE_ENV, PUBLIC_URL } = shop.environment
  if (PUBLIC_URL !== undefined || NODE_ENV !== 'production') return undefined
  if (ALLOWED_HOSTS.includes(url.hostname)) return undefined
  return new Response(
    'This shop does not answer for this host. Its owner may set PUBLIC_URL or ALLOWED_HOSTS.\n',
    {
      status: 421,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    },
  )
}
