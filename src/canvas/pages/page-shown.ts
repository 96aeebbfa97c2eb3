import { deepFreeze } from '#src/base/deep-freeze.ts'
import { Timeline } from '#src/base/timeline.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { scheduleSchema } from './schedule.ts'

type Shown = { page: CanvasPage; since: number; until: number }

/** Deeper in an entry no block can show. */
const deepest = 200

const showsIn = (timeline: Timeline, value: unknown): boolean => {
  const schedule = scheduleSchema.safeParse(value)
  // What is no entry has no schedule; one that cannot be read is kept, to be reported.
  return !schedule.success || timeline.shows(schedule.data)
}

/** The value without the entries of its lists that do not show; the same value when all of them do. */
function prune<Value>(timeline: Timeline, value: Value, depth: number): Value
function prune(timeline: Timeline, value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return undefined
  if (Array.isArray(value)) {
    const list: unknown[] = value
    const shown = list
      .filter((inner) => showsIn(timeline, inner))
      .map((inner) => prune(timeline, inner, depth + 1))
    return shown.length === list.length && shown.every((inner, index) => inner === list[index]) ? list : shown
  }
  const entries = Object.entries(value)
  const pruned = entries.map(([key, inner]) => [key, prune(timeline, inner, depth + 1)] as const)
  return pruned.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(pruned) : value
}

const make = (page: CanvasPage, timeline: Timeline): CanvasPage => {
  timeline.shows(page)
  const sections = prune(timeline, page.sections, 0)
  const { since, until } = timeline.validityWindow
  return since === undefined && until === undefined
    ? page
    : deepFreeze({ ...page, sections, ...timeline.validityWindow })
}

const known = createDerivedCache<CanvasPage, Shown>('shown entries')

/**
 * A published page as strangers may have it at an instant (ISO): without what is to come and what is over, but with the
 * instants between which it stays so. The same object as long as it does.
 */
export const pageShown = (page: CanvasPage, instant: string): CanvasPage => {
  const timeline = new Timeline(instant)
  const before = known.get(page)
  if (before && before.since <= timeline.now && timeline.now < before.until) return before.page
  const shown = make(page, timeline)
  known.set(page, { page: shown, since: timeline.since, until: timeline.until })
  return shown
}
