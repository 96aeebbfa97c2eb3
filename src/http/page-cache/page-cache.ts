import type { Log } from '#src/base/log.ts'
import { createSizedCache } from '#src/cache/cache.ts'
import type { Shop } from '#src/composition/shop.ts'
import type { Site } from '#src/contract/sites.ts'
import { visitorFacts } from '#src/personalization/visitor-facts.ts'
import type { VisitorContext } from '#src/personalization/visitor-context.ts'
import { isHtml } from '../page/security-headers.ts'
import { isInForce, isUnderWay, stateOf } from './freshness.ts'
import { renderingRequest, type PageRequest } from './page-request.ts'
import { sizeOfVariant, suits, variantOf, type PageVariant, type RenderedPage } from './page-variant.ts'

type Visitor = Pick<VisitorContext, 'visitor' | 'decide'>

export type PageCacheDependencies = {
  /** Renders a page whole. */
  render: (request: Request) => Promise<Response>
  /** What rendering told of the page of a request that `render` has answered. */
  renderedPage: (request: Request) => RenderedPage | undefined
  /** What content is chosen by for a visitor. */
  visitorOf: (request: PageRequest) => Visitor
  /** Whether the content a variant shows is still the same. */
  isUnchanged: (variant: PageVariant, site: Site) => Promise<boolean>
  invalidations: Shop['invalidations']
  /** Milliseconds since 1970. */
  now: () => number
  log: Log
  /** What held pages take in memory at most. */
  maxBytes: number
}

/** How a page came about, in the terms of the Cache-Status header (RFC 9211). */
export type CacheStatus = 'hit' | 'hit; detail=stale' | 'fwd=uri-miss; stored' | 'fwd=uri-miss'

/** A page to send, or undefined for requests that the cache passes on. */
export type PageOutcome = { variant: PageVariant; status: CacheStatus } | undefined

/** The variants of a page; `passUntil` where it is none that can be held. */
type Page = { variants: PageVariant[]; passUntil: number; failedUntil: number }

/** One request on its way: what it asks for, what is held of that, and what is so of its visitor. */
type Asking = { request: PageRequest; page: Page; facts: () => Promise<ReadonlyMap<string, string>> }

/** What was invalidated while a page was rendered. */
type Watch = { tags: Set<string>; all: boolean }

const maxVariants = 16
/** A visitor who waits for others' renderings gets in line again so often before they get one of their own. */
const maxRounds = 4
/** How long a page that cannot be held is passed on without a try, and one that failed is not tried again. */
const passMs = 5_000
const failedMs = 1_000

const passOn: PageOutcome = undefined
/** Of a page that goes to those who asked at once, where there is nothing better. */
const notStored = 'fwd=uri-miss'
const noFacts: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map())

/**
 * Pages ready to be sent, one variant for each combination of facts that a page varies on. Each is rendered once for all
 * who ask for it at once; one whose content changes is rendered again in the background; none is sent beyond the instant
 * at which it changes, or once something it shows is invalidated, unless it cannot be rendered again.
 */
export const createPageCache = (dependencies: PageCacheDependencies) => {
  const { now, invalidations, log } = dependencies
  const sizeOf = ({ variants }: Page, key: string): number =>
    variants.reduce((sum, one) => sum + sizeOfVariant(one), 256 + key.length)
  const held = createSizedCache<Page>('rendered pages', sizeOf, { maxBytes: dependencies.maxBytes })
  const absent = createSizedCache<Page>('absent pages', sizeOf)
  const flights = new Map<string, Promise<PageOutcome>>()
  const watches = new Set<Watch>()

  const eachVariant = (visit: (variant: PageVariant) => void): void => {
    for (const cache of [held, absent])
      for (const [, page] of [...cache.entries()]) page.variants.forEach(visit)
  }
  invalidations?.subscribe({
    changed: (tags) => {
      flights.clear()
      for (const watch of watches) for (const tag of tags) watch.tags.add(tag)
      eachVariant((variant) => {
        if (tags.some((tag) => variant.tags.has(tag))) variant.isGood = false
      })
    },
    missed: () => {
      flights.clear()
      for (const watch of watches) watch.all = true
      eachVariant((variant) => {
        variant.isGood = false
      })
    },
  })

  const isHearing = (): boolean => invalidations?.isHearing() ?? false

  const put = (key: string, page: Page): void => {
    const isAbsent = page.variants.every(({ status }) => status === 404)
    const [cache, other] = isAbsent ? [absent, held] : [held, absent]
    other.delete(key)
    // The library measures what is set anew alone.
    cache.delete(key)
    cache.set(key, page)
  }

  const pageOf = (key: string): Page => {
    const known = held.get(key) ?? absent.get(key)
    if (known) return known
    const page: Page = { variants: [], passUntil: 0, failedUntil: 0 }
    absent.set(key, page)
    return page
  }

  const askingOf = (request: PageRequest): Asking => {
    const page = pageOf(request.key)
    let visitor: Visitor | undefined
    const facts = (): Promise<ReadonlyMap<string, string>> => {
      const variesOn = new Set(page.variants.flatMap((variant) => [...variant.facts.keys()]))
      if (variesOn.size === 0) return noFacts
      visitor ??= dependencies.visitorOf(request)
      return visitorFacts(variesOn, visitor)
    }
    return { request, page, facts }
  }

  const suitable = async ({ page, facts }: Asking): Promise<PageVariant | undefined> => {
    const [only] = page.variants
    if (!only || (page.variants.length === 1 && only.facts.size === 0)) return only
    const visitor = await facts()
    return page.variants.find((variant) => suits(variant, visitor))
  }

  const store = (key: string, page: Page, variant: PageVariant): void => {
    const others = page.variants.filter((one) => !suits(one, variant.facts) && !suits(variant, one.facts))
    page.variants = [variant, ...others].slice(0, maxVariants)
    page.passUntil = 0
    page.failedUntil = 0
    put(key, page)
  }

  const canBeHeld = (response: Response, page: RenderedPage | undefined): page is RenderedPage =>
    page !== undefined &&
    !page.isPersonal &&
    isHtml(response) &&
    (response.status === 200 || response.status === 404) &&
    !/no-store/.test(response.headers.get('cache-control') ?? '')

  /** A page that is held for these facts, in which nothing is missing and which may still be sent. */
  const completeOf = ({ variants }: Page, facts: ReadonlyMap<string, string>): PageVariant | undefined =>
    variants.find((one) => !one.isIncomplete && suits(one, facts) && isInForce(one, now()))

  const render = async ({ request, page }: Asking): Promise<PageOutcome> => {
    const { key } = request
    const watch: Watch = { tags: new Set(), all: false }
    watches.add(watch)
    try {
      const rendering = renderingRequest(request)
      const begunAt = now()
      const response = await dependencies.render(rendering)
      const rendered = dependencies.renderedPage(rendering)
      if (canBeHeld(response, rendered)) {
        const grown = (): void => {
          if (held.get(key) === page || absent.get(key) === page) put(key, page)
        }
        const variant = await variantOf(response, rendered, { now: begunAt, grown })
        variant.isGood = !watch.all && watch.tags.isDisjointFrom(variant.tags)
        const complete = completeOf(page, variant.facts)
        // Another rendering began later and ended earlier.
        if (
          complete &&
          complete.renderedAt > begunAt &&
          stateOf(complete, now(), isHearing()).sending !== 'old'
        )
          return { variant: complete, status: 'hit' }
        if (variant.isIncomplete && complete) {
          page.failedUntil = now() + failedMs
          return { variant, status: notStored }
        }
        store(key, page, variant)
        return { variant, status: 'fwd=uri-miss; stored' }
      }
      if (response.status < 500) {
        page.passUntil = now() + passMs
        put(key, page)
        return passOn
      }
      page.failedUntil = now() + failedMs
      const variant = await variantOf(response, undefined, { now: begunAt, grown: () => undefined })
      return { variant, status: notStored }
    } finally {
      watches.delete(watch)
    }
  }

  /** The page rendered anew, with all who want the same. */
  const fly = async (asking: Asking): Promise<PageOutcome> => {
    const facts = [...(await asking.facts())].toSorted().join()
    const id = `${asking.request.key} ${facts}`
    const flight = flights.get(id)
    if (flight) return flight
    const own = render(asking)
    flights.set(id, own)
    const land = (): void => {
      if (flights.get(id) === own) flights.delete(id)
    }
    own.then(land, land)
    return own
  }

  const check = async (variant: PageVariant, asking: Asking): Promise<void> => {
    const at = now()
    const isDue = stateOf(variant, at, isHearing()).rendering === 'due'
    if (!isDue && (await dependencies.isUnchanged(variant, asking.request.site))) variant.checkedAt = at
    else await fly(asking)
  }

  /** Looks at what a variant shows, once for all who ask meanwhile, and renders it again where that has changed. */
  const renew = (variant: PageVariant, asking: Asking): Promise<void> =>
    (variant.checking ??= check(variant, asking)
      .catch((error: unknown) =>
        log.error({ event: 'page not renewed', page: asking.request.key, err: error }),
      )
      .finally(() => {
        variant.checking = undefined
      }))

  const newest = async (asking: Asking): Promise<PageOutcome> => {
    for (let round = 0; round < maxRounds; round += 1) {
      const outcome = await fly(asking)
      if (!outcome || outcome.status === notStored) return outcome
      if (suits(outcome.variant, await asking.facts())) return outcome
    }
    return passOn
  }

  /** The newest page that can be had, in place of one that holds no more but may have to do. */
  const newestInPlaceOf = async (asking: Asking, before: PageVariant): Promise<PageOutcome> => {
    const stale = (): PageOutcome =>
      isInForce(before, now()) ? { variant: before, status: 'hit; detail=stale' } : passOn
    const failing = isUnderWay(asking.page.failedUntil, failedMs, now()) ? stale() : undefined
    if (failing) return failing
    try {
      const outcome = await newest(asking)
      return outcome?.status === notStored ? (stale() ?? outcome) : outcome
    } catch (error) {
      const outcome = stale()
      if (!outcome) throw error
      log.error({ event: 'page not rendered', page: asking.request.key, err: error })
      return outcome
    }
  }

  /** What is held and may be sent now, looking in the background whether it still holds. */
  const ready = async (asking: Asking): Promise<PageOutcome> => {
    const variant = await suitable(asking)
    const sending = variant && stateOf(variant, now(), isHearing()).sending
    if (!variant || sending === 'old') return undefined
    if (sending === 'fresh') return { variant, status: 'hit' }
    void renew(variant, asking)
    return { variant, status: 'hit; detail=stale' }
  }

  return {
    /** The page that a request is for, where it is held: undefined where it must be rendered, or somebody else must answer. */
    held: (request: PageRequest): Promise<PageOutcome> => ready(askingOf(request)),

    /** Whether somebody else must answer, as far as is known. */
    passes: ({ key }: PageRequest): boolean => isUnderWay(pageOf(key).passUntil, passMs, now()),

    /** The page that a request is for, rendered where need be: undefined where somebody else must answer. */
    respond: async (request: PageRequest): Promise<PageOutcome> => {
      const asking = askingOf(request)
      if (isUnderWay(asking.page.passUntil, passMs, now())) return passOn
      const variant = await suitable(asking)
      if (!variant) return newest(asking)
      if (stateOf(variant, now(), isHearing()).rendering === 'good') {
        await renew(variant, asking)
        const renewed = await ready(asking)
        if (renewed) return renewed
      }
      return newestInPlaceOf(asking, variant)
    },
  }
}
