import type { IncomingMessage } from 'node:http'
import { blockRegistry } from '#blocks/registry.ts'
import { contentWithin } from '#src/canvas/entries/content-within.ts'
import type { Shop } from '#src/composition/shop.ts'
import {
  cookiesOfHeaders,
  isKnownByHeaders,
  namesFactsHeader,
} from '#src/rules/personalization/fact-headers.ts'
import { createVisitorContext } from '#src/personalization/visitor-context.ts'
import type { RespondByPage } from '../server/listener.ts'
import type { RequestHead } from '../server/node-request.ts'
import { policyHeader, type SecurityHeaders } from '../page/security-headers.ts'
import { createPageCache, type PageOutcome } from './page-cache.ts'
import { isUnchanged } from './page-record.ts'
import { pageRequestOf, type PageRequest } from './page-request.ts'
import { renderedPageOf } from './rendered-pages.ts'
import { sendPage, type NamedFacts } from './send-page.ts'

const blockParameters = [...blockRegistry.values()].flatMap(({ queryParameters = [] }) => queryParameters)

const megabyte = 1024 * 1024

const noSearch = new URLSearchParams()

/** Opens the page cache in front of files and routes; undefined where it is switched off. */
export const openPageCache = (
  shop: Shop,
  render: (request: Request) => Promise<Response>,
  securityHeaders: SecurityHeaders,
  isTrustedProxy: (address: string) => boolean,
): RespondByPage | undefined => {
  const { WELT_PAGE_CACHE, WELT_PAGE_CACHE_MB, WELT_STATIC } = shop.environment
  if (WELT_PAGE_CACHE === 'off' || WELT_STATIC) return undefined
  const now = (): number => Date.parse(shop.clock())
  const cache = createPageCache({
    render,
    renderedPage: renderedPageOf,
    visitorOf: ({ site, cookies, gpc }) =>
      createVisitorContext({
        site,
        cookies,
        search: noSearch,
        gpc,
        preview: false,
        honoursTest: false,
        isStatic: false,
        engine: shop.decisions,
        newId: shop.newId,
        setCookie: () => undefined,
        secure: false,
      }),
    isUnchanged: ({ contentReads }, { locale }) =>
      isUnchanged(contentReads, contentWithin(shop.content, 'publish'), {
        siteId: locale,
        mode: 'publish',
        instant: shop.clock(),
      }),
    invalidations: shop.invalidations,
    now,
    log: shop.log,
    maxBytes: WELT_PAGE_CACHE_MB * megabyte,
  })
  const always = [...securityHeaders.everywhere, ...securityHeaders.pages]
  // Each page brings its own policy.
  const byName = [...new Map(always)].filter(([name]) => name !== policyHeader).flat()

  const namedFacts = ({ headers, socket }: IncomingMessage): NamedFacts => {
    if (headers[namesFactsHeader] === undefined || !isTrustedProxy(socket.remoteAddress ?? ''))
      return undefined
    return (name) => [headers[name.toLowerCase()]].flat()[0]
  }

  const requestOf = (
    incoming: IncomingMessage,
    head: RequestHead,
    named: NamedFacts,
  ): PageRequest | undefined => {
    const request = pageRequestOf(head, incoming.headers, blockParameters)
    if (!request || !named) return request
    // Of visitors without an id the proxy holds what is rendered, for all of whom it says the same.
    const gpc = request.gpc && isKnownByHeaders(named)
    return { ...request, gpc, cookies: cookiesOfHeaders(named, request.cookies) }
  }

  return async (incoming, outgoing, head, { inTurn, next }) => {
    const named = namedFacts(incoming)
    const request = requestOf(incoming, head, named)
    if (!request) return next()
    const send = (page: NonNullable<PageOutcome>): Promise<void> =>
      sendPage(incoming, outgoing, page, { now: now(), always: byName, named })
    const held = await cache.held(request)
    if (held) return send(held)
    if (cache.passes(request)) return next()
    let isPassedOn = false
    await inTurn(async () => {
      const outcome = await cache.respond(request)
      if (outcome) await send(outcome)
      else isPassedOn = true
    })
    if (isPassedOn) next()
  }
}
