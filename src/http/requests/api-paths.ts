import { calls } from '#src/contract/calls.ts'
import { modeSchema } from '#src/contract/content/content.ts'
import { isCrossOrigin } from '#src/rules/navigation/same-origin.ts'
import type { Exchange } from '../exchange.ts'

/** How many segments of a call's path tell that a request is for the API: `/cart` is a page's, `/cart/v1` is not. */
const depth = 2

/** What other programs ask the shop besides its calls. */
const forPrograms = ['/healthz', '/readyz', '/webhooks/payments']

/** What the paths of the contract's calls begin with. */
export const apiPrefixes: readonly string[] = [
  ...new Set(
    Object.keys(calls).flatMap((key) => {
      const [, path = ''] = key.split(' ')
      const named = path.startsWith('/{mode}/')
        ? modeSchema.options.map((mode) => path.replace('{mode}', mode))
        : [path]
      return named.map((one) =>
        one
          .split('/')
          .slice(0, depth + 1)
          .join('/'),
      )
    }),
  ),
  ...forPrograms,
]

/** A path without the version of its call, so that a version the contract does not know is refused by the API too. */
const versionless = (path: string): string => path.replace(/^(\/[\w-]+\/v)\d+(?=\/|$)/, '$1')

const versionlessPrefixes = [...new Set(apiPrefixes.map(versionless))]

/** Whether the API answers a path, be it with an error. */
export const isApiPath = (pathname: string): boolean => {
  const path = versionless(pathname)
  return versionlessPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Whether a path is of the contract's calls, whose refusals are those of the contract. */
export const isCallPath = (pathname: string): boolean =>
  isApiPath(pathname) && !forPrograms.includes(pathname)

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what a page of another origin would have the API change: a browser would take the cookies of its answer. */
export const refuseOtherOrigin = ({
  request: { method, headers },
  url,
}: Pick<Exchange, 'request' | 'url'>): Response | undefined =>
  !reading.includes(method) && isApiPath(url.pathname) && isCrossOrigin(headers, headers.get('host') ?? '')
    ? new Response('Pages of other sites cannot change anything here.\n', {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    : undefined

/** Lets the API answer what lies below the paths of its calls. */
export const respondByApi = ({ shop, request, url }: Exchange): Promise<Response> | undefined =>
  isApiPath(url.pathname) ? shop.api(request) : undefined
