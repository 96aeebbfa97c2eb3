import { nextChangeHeader } from '#src/contract/headers.ts'

/** Longest that a shared cache may hold a page, in seconds. */
const maxShared = 60

/** What decides how long an answer may be held. */
export type Holding = {
  /** ISO instant of the answer. */
  now: string
  /** ISO instant at which its content changes by schedule. */
  until: string | undefined
  /** Whether it says something of this visitor alone. */
  isPersonal: boolean
  /** Whether something is missing in it that could not be had, or has changed since it was made. */
  isProvisional: boolean
  status: number
}

/**
 * How long a published page may be held: browsers ask each time and get a 304 while nothing changed; shared caches hold
 * a good page for a minute at most, never beyond its next change. The change itself is told as an instant.
 */
export const cacheHeaders = ({
  now,
  until,
  isPersonal,
  isProvisional,
  status,
}: Holding): [string, string][] => {
  const change: [string, string][] = until === undefined ? [] : [[nextChangeHeader, until]]
  if (isPersonal || isProvisional || status !== 200)
    return [['cache-control', 'private, no-cache'], ...change]
  const left = until === undefined ? maxShared : (Date.parse(until) - Date.parse(now)) / 1000
  const shared = Math.max(0, Math.min(maxShared, Math.floor(left)))
  return [['cache-control', `public, max-age=0, s-maxage=${shared}, must-revalidate`], ...change]
}

/** What keeps a preview out of every cache and every search engine. */
export const previewHeaders: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['x-robots-tag', 'noindex, nofollow'],
]
