import { daySeconds } from '#src/base/day.ts'
import type { NewId } from '#src/base/ids.ts'
import {
  decisionDeadlineMs,
  type Decision,
  type DecisionEngine,
  type Decisions,
} from '#src/contract/personalization/decision.ts'
import { visitorIdCookie } from '#src/contract/cookies.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'
import { allowsCategory } from '#src/rules/consent/consent-state.ts'
import { readCookie } from '#src/rules/navigation/cookie.ts'
import { readTestContext, type TestContext } from '#src/rules/preview/test-context.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** What this visitor's content is chosen by. */
export type VisitorContext = {
  visitor: Visitor
  /** An editor's wish, where one may be made. */
  test: TestContext | undefined
  /** Whether the page is written once for everyone, so that the browser must choose. */
  isStatic: boolean
  /** Segments and experiences that the page so far varies on. */
  variesOn: Set<string>
  /** Decides experiences, each once a request; the answer holds those decided before too. */
  decide: (experienceIds: readonly string[]) => Promise<Decisions>
  /** Gives the visitor an id to decide by, unless they have one or may not be given one. */
  identify: () => void
}

export type VisitorContextDependencies = {
  site: Site
  /** The request's Cookie header, or empty. */
  cookies: string
  search: URLSearchParams
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean
  /** Whether the request comes from an editor in preview. */
  preview: boolean
  /** Whether the query may choose what shows: for editors, and outside production. */
  honoursTest: boolean
  isStatic: boolean
  engine: DecisionEngine
  newId: NewId
  setCookie: (header: string) => void
  /** Whether shoppers come over https. */
  secure: boolean
}

/** As long as regulators let an audience measurement remember: thirteen months, in seconds. */
const idLifetime = 395 * daySeconds
const idForm = /^[\w-]{8,64}$/

const none: Decisions = new Map()
const failed: Decision = { state: 'failed' }

const allAre = (ids: readonly string[], state: 'refused' | 'unknown' | 'failed'): Decisions =>
  new Map(ids.map((id) => [id, { state }]))

/** Reads what a request tells of its visitor. Experiments need consent to targeting, and an id that stays the same. */
export const createVisitorContext = (dependencies: VisitorContextDependencies): VisitorContext => {
  const { site, cookies, preview, gpc, engine } = dependencies
  const visitor = readVisitorCookie(cookies)
  const allowed = allowsCategory('C0004', { region: site.region, cookies, preview, gpc })
  const sentId = readCookie(cookies, visitorIdCookie)
  let visitorId = sentId !== undefined && idForm.test(sentId) ? sentId : undefined
  const known = new Map<string, Promise<[string, Decision]>>()

  let leftMs = decisionDeadlineMs

  const decide = async (ids: readonly string[]): Promise<Decisions> => {
    if (!allowed) return allAre(ids, 'refused')
    if (visitorId === undefined) return allAre(ids, 'unknown')
    // Experiences within others, and those of the menu, wait no second time for an engine that is late.
    if (leftMs <= 0) return allAre(ids, 'failed')
    const begun = performance.now()
    const decisions = await engine.decide(ids, { visitorId, locale: site.locale, visitor }, leftMs)
    leftMs -= performance.now() - begun
    return decisions
  }

  return {
    visitor,
    test: dependencies.honoursTest ? readTestContext(dependencies.search) : undefined,
    isStatic: dependencies.isStatic,
    variesOn: new Set(),
    decide: async (ids) => {
      const fresh = ids.filter((id) => !known.has(id))
      const deciding = fresh.length > 0 ? decide(fresh) : Promise.resolve(none)
      for (const id of fresh)
        known.set(
          id,
          deciding.then((all) => [id, all.get(id) ?? failed]),
        )
      return new Map(await Promise.all([...known.values()]))
    },
    identify: () => {
      if (!allowed || visitorId !== undefined) return
      visitorId = dependencies.newId()
      const secure = dependencies.secure ? '; Secure' : ''
      dependencies.setCookie(
        `${visitorIdCookie}=${visitorId}; Path=/; Max-Age=${idLifetime}; SameSite=Lax; HttpOnly${secure}`,
      )
    },
  }
}
