import type { PageVariant } from './page-variant.ts'

/** How long, in milliseconds, the content of a page is taken to be as it was when last looked at, and how much longer it is sent while somebody looks. */
const checkAfterMs = 500
const checkGraceMs = 500

/** How long a page is sent before it is rendered again, and how much longer while that is done. */
const heard = { lifeMs: 60_000, graceMs: 60_000 }
const unheard = { lifeMs: 1_000, graceMs: 1_000 }

/** Longest that a page which cannot be rendered again is sent. */
const maxStaleMs = 600_000

export type Freshness = {
  /** `fresh` is sent; `stale` is sent too, while somebody looks whether it still holds; `old` waits for that. */
  sending: 'fresh' | 'stale' | 'old'
  /** Whether it holds unless its content has changed. */
  rendering: 'good' | 'due'
}

type Times = Pick<PageVariant, 'since' | 'until' | 'renderedAt' | 'checkedAt' | 'isGood' | 'isUnheard'>

/** Whether a variant may be sent where no newer can be had: never beyond the instant at which it changes. */
export const isInForce = ({ since, until, renderedAt }: Times, now: number): boolean =>
  since <= now && now < until && Math.abs(now - renderedAt) < maxStaleMs

/** Whether a span that lasts `longestMs` at most is under way: one that a clock set back makes longer is over. */
export const isUnderWay = (until: number, longestMs: number, now: number): boolean =>
  now < until && until - now <= longestMs

/**
 * What may be done with a variant now.
 * @param isHearing whether changes of the catalogue are told to this process
 */
export const stateOf = (variant: Times, now: number, isHearing: boolean): Freshness => {
  const { renderedAt, checkedAt, isGood, isUnheard } = variant
  const { lifeMs, graceMs } = isHearing && !isUnheard ? heard : unheard
  const age = now - renderedAt
  const isClockBack = now < renderedAt || now < checkedAt
  if (!isGood || isClockBack || !isInForce(variant, now) || age >= lifeMs + graceMs)
    return { sending: 'old', rendering: 'due' }
  const rendering = age < lifeMs ? 'good' : 'due'
  const unchecked = now - checkedAt
  if (rendering === 'good' && unchecked < checkAfterMs) return { sending: 'fresh', rendering }
  return { sending: unchecked < checkAfterMs + checkGraceMs ? 'stale' : 'old', rendering }
}
