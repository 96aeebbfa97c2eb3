import type { Decision } from '#src/contract/personalization/decision.ts'
import { loadDocument } from '#src/client/load-document.ts'
import { cartEvent, decideEvent, eventDetail } from '#src/client/page-events.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'
import { segmentHolds } from '#src/rules/personalization/segment.ts'
import { keptQueryOf } from '#src/rules/navigation/site-href.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { onConsentChange, pageAllows } from '#src/tracking/page-consent.ts'
import { askDecisions, decisionsOf } from './browser-decisions.ts'
import { watchExposure } from './exposure.ts'
import { fragmentAddress } from './fragment-address.ts'
import { showAlternative } from './select-before-paint.ts'
import { swap } from './swap.ts'
import { wantedVariant } from './wanted-variant.ts'
import { boxOf, isStatic, wrapperOf, wrappersIn, type WrapperElement } from './wrapper-element.ts'

/** Whether the visitor has had it before their eyes: it reaches into the window, or lies above. */
const isSeen = ({ element }: WrapperElement): boolean =>
  (boxOf(element)?.top ?? Infinity) < window.innerHeight

const experiencesOf = (wrappers: readonly WrapperElement[]): string[] =>
  wrappers.flatMap(({ report: { experienceId } }) => experienceId ?? [])

/** Keeps the variants of this page true to the visitor's facts and to decisions, and tells of experiences that are seen. */
export const startVariants = (): void => {
  const [, locale = ''] = location.pathname.split('/')
  const keptQuery = keptQueryOf(new URLSearchParams(location.search), true)
  const decisions = new Map<string, Decision>()
  let running = Promise.resolve()

  const learn = async (ids: readonly string[]): Promise<void> => {
    if (!pageAllows('C0004')) return
    for (const [id, decision] of await askDecisions(locale, [...new Set(ids)])) decisions.set(id, decision)
  }

  /** Shows another variant, and gives its element. */
  const show = async (wrapper: WrapperElement, wanted: string, holds: (id: SegmentId) => boolean) => {
    const { element, report } = wrapper
    if (isStatic(wrapper)) {
      showAlternative(element, wanted)
      return element
    }
    await learn(report.variesOn.experiences.filter((id) => !decisions.has(id)))
    const address = fragmentAddress(locale, report, holds, decisions, keptQuery)
    const fragment = await loadDocument(address)
    // What cannot be had, or is of another version of the content, leaves the page as it is.
    return fragment && swap(element, fragment)
  }

  /** Swaps what is no longer right, outer wrappers first. */
  const update = async (mayChange: (wrapper: WrapperElement) => boolean): Promise<void> => {
    const visitor = readVisitorCookie(document.cookie)
    const holds = (id: SegmentId): boolean => segmentHolds(id, visitor)
    for (const wrapper of wrappersIn(document)) {
      const wanted = wantedVariant(wrapper.report, holds, decisions)
      if (wanted === undefined || !wrapper.element.isConnected || !mayChange(wrapper)) continue
      const fresh = await show(wrapper, wanted, holds)
      if (fresh) [wrapperOf(fresh), ...wrappersIn(fresh)].forEach(settle)
    }
  }

  /** What shows by a decision counts when it is seen. */
  const settle = (wrapper: WrapperElement): void => {
    const { element, report } = wrapper
    const { state } = decisions.get(report.experienceId ?? '') ?? { state: report.by }
    const isDecided = state === 'decided' && wantedVariant(report, () => false, decisions) === undefined
    if (report.by !== 'test' && isDecided)
      element.dataset['variant'] = JSON.stringify({ ...report, by: state })
    watchExposure(wrapperOf(element))
  }

  const inTurn = (task: () => Promise<void>): void => {
    running = running.then(task).catch(() => undefined)
  }

  /** First-time visitors get an id now; they see its decisions where they have not seen the baselines yet. */
  const decideUnseen = async (): Promise<void> => {
    if (!pageAllows('C0004')) return
    const unknown = wrappersIn(document).filter(
      (wrapper) => ['unknown', 'refused'].includes(wrapper.report.by) && !isStatic(wrapper),
    )
    if (unknown.length === 0) return
    await learn(experiencesOf(unknown))
    const unseen = unknown.filter((wrapper) => wrapper.element.isConnected && !isSeen(wrapper))
    unseen.forEach(settle)
    const elements = unseen.map(({ element }) => element)
    await update(({ element, report }) => report.segments !== undefined || elements.includes(element))
  }

  const decideAnew = async (brought: unknown): Promise<void> => {
    if (!pageAllows('C0004')) return
    const given = decisionsOf(brought)
    for (const [id, decision] of given) decisions.set(id, decision)
    const requested = wrappersIn(document).filter((one) => one.report.by !== 'test' && !isStatic(one))
    if (given.size === 0) await learn(experiencesOf(requested))
    await update(() => true)
    wrappersIn(document).forEach(settle)
  }

  const follow = (): void => inTurn(() => update(({ report }) => report.segments !== undefined))
  wrappersIn(document).forEach(watchExposure)
  follow()
  inTurn(decideUnseen)
  window.addEventListener(cartEvent, follow)
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow())
  document.addEventListener('visibilitychange', follow)
  window.addEventListener(decideEvent, (event) => inTurn(() => decideAnew(eventDetail(event)['decisions'])))
  onConsentChange(() => inTurn(decideUnseen))
}
