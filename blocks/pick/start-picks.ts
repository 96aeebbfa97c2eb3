import type { Decision } from '#src/contract/decision.ts'
import { cartEvent, decideEvent } from '#src/rules/page-events.ts'
import { segmentHolds, type SegmentId } from '#src/rules/segment.ts'
import { keptQueryOf } from '#src/rules/site-href.ts'
import { readVisitorCookie } from '#src/rules/visitor-cookie.ts'
import { onConsentChange, pageAllows } from '#src/tracking/page-consent.ts'
import { askDecisions } from './browser-decisions.ts'
import { watchExposure } from './exposure.ts'
import { fragmentAddress } from './fragment-address.ts'
import { swap } from './swap.ts'
import { wantedPick } from './wanted-pick.ts'
import { boxOf, wrapperOf, wrappersIn, type WrapperElement } from './wrapper-element.ts'

/** Whether the visitor has had it before their eyes: it reaches into the window, or lies above. */
const isSeen = ({ element }: WrapperElement): boolean =>
  (boxOf(element)?.top ?? Infinity) < window.innerHeight

const experiencesOf = (wrappers: readonly WrapperElement[]): string[] =>
  wrappers.flatMap(({ report: { experienceId } }) => experienceId ?? [])

/** Keeps the picks of this page true to the visitor's facts and to decisions, and tells of experiences that are seen. */
export const startPicks = (): void => {
  const [, locale = ''] = location.pathname.split('/')
  const keptQuery = keptQueryOf(new URLSearchParams(location.search), true)
  const decisions = new Map<string, Decision>()
  let running = Promise.resolve()

  const learn = async (ids: readonly string[]): Promise<void> => {
    if (!pageAllows('C0004')) return
    for (const [id, decision] of await askDecisions(locale, [...new Set(ids)])) decisions.set(id, decision)
  }

  const fetchPick = async ({ element, report }: WrapperElement, holds: (id: SegmentId) => boolean) => {
    await learn(report.asks.experiences.filter((id) => !decisions.has(id)))
    const address = fragmentAddress(locale, report, holds, decisions, keptQuery)
    const response = await fetch(address).catch(() => undefined)
    // What cannot be had, or is of another version of the content, leaves the page as it is.
    return response?.ok ? swap(element, await response.text()) : undefined
  }

  /** Swaps what is no longer right, outer wrappers first. */
  const update = async (mayChange: (wrapper: WrapperElement) => boolean): Promise<void> => {
    const visitor = readVisitorCookie(document.cookie)
    const holds = (id: SegmentId): boolean => segmentHolds(id, visitor)
    for (const wrapper of wrappersIn(document)) {
      const wanted = wantedPick(wrapper.report, holds, decisions)
      if (wanted === undefined || !wrapper.element.isConnected || !mayChange(wrapper)) continue
      const fresh = await fetchPick(wrapper, holds)
      if (fresh) [wrapperOf(fresh), ...wrappersIn(fresh)].forEach(watchExposure)
    }
  }

  const inTurn = (task: () => Promise<void>): void => {
    running = running.then(task).catch(() => undefined)
  }

  /** First-time visitors get an id now; they see its decisions where they have not seen the baselines yet. */
  const decideUnseen = async (): Promise<void> => {
    if (!pageAllows('C0004')) return
    const unknown = wrappersIn(document).filter(({ report: { by } }) => by === 'unknown' || by === 'refused')
    if (unknown.length === 0) return
    await learn(experiencesOf(unknown))
    const unseen = unknown.filter((wrapper) => wrapper.element.isConnected && !isSeen(wrapper))
    for (const { element, report } of unseen) {
      const { experienceId = '', picked } = report
      const decision = decisions.get(experienceId)
      if (decision?.state !== 'decided' || wantedPick(report, () => false, decisions) !== undefined) continue
      element.dataset['pick'] = JSON.stringify({ ...report, by: 'decided', picked })
      watchExposure(wrapperOf(element))
    }
    const elements = unseen.map(({ element }) => element)
    await update(({ element, report }) => report.segments !== undefined || elements.includes(element))
  }

  const decideAnew = async (): Promise<void> => {
    if (!pageAllows('C0004')) return
    await learn(experiencesOf(wrappersIn(document).filter(({ report: { by } }) => by !== 'test')))
    await update(() => true)
  }

  const follow = (): void => inTurn(() => update(({ report }) => report.segments !== undefined))
  wrappersIn(document).forEach(watchExposure)
  follow()
  inTurn(decideUnseen)
  window.addEventListener(cartEvent, follow)
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow())
  document.addEventListener('visibilitychange', follow)
  window.addEventListener(decideEvent, () => inTurn(decideAnew))
  onConsentChange(() => inTurn(decideUnseen))
}
