import { instantOfLocal, isTimeZone } from './local-time.ts'

/** What an editor's preview shows (specification, account and content, sections 2 and 6). */
export type Preview = {
  /** ISO instant the shop is shown at: the one asked for, else now. */
  instant: string
  /** Whether the address names the instant; else it moves on with the clock. */
  isFixed: boolean
  /** Whether the address names an instant that cannot be read. */
  isUnreadable: boolean
  /** IANA zone in which the editor reads and enters local times. */
  timeZone: string
}

/** Query parameters of a preview. */
export const previewParameter = 'preview'
export const previewDateParameter = 'previewDateTime'
export const previewZoneParameter = 'previewTimeZone'
export const testContextParameter = 'p13n_testcontext'

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i

/**
 * Reads an instant as editors write it, ISO with an offset, or a local time in `timeZone`; undefined when it is neither.
 * A `+` that an address lost to a space is put back.
 */
export const readInstant = (text: string, timeZone: string): string | undefined => {
  const given = text.trim().replace(' ', '+')
  if (!withOffset.test(given)) return instantOfLocal(given, timeZone)
  const moment = Date.parse(given)
  return Number.isFinite(moment) ? new Date(moment).toISOString() : undefined
}

/** Whether an address asks for a preview. */
export const asksForPreview = (query: URLSearchParams): boolean => query.get(previewParameter) === 'true'

/** The preview an editor's address asks for. `now` is an ISO instant, `siteZone` the zone unless the address names one. */
export const previewOf = (query: URLSearchParams, now: string, siteZone: string): Preview => {
  const zone = query.get(previewZoneParameter) ?? ''
  const timeZone = isTimeZone(zone) ? zone : siteZone
  const given = query.get(previewDateParameter) ?? ''
  const instant = readInstant(given, timeZone)
  return {
    instant: instant ?? now,
    isFixed: instant !== undefined,
    isUnreadable: given !== '' && instant === undefined,
    timeZone,
  }
}

/**
 * The query with its preview instant written in UTC, so that the address says the same everywhere; undefined when it
 * does already.
 */
export const settledQuery = (query: URLSearchParams, preview: Preview): URLSearchParams | undefined => {
  const given = query.get(previewDateParameter)
  if (given === null || given === preview.instant || preview.isUnreadable) return undefined
  const settled = new URLSearchParams(query)
  if (preview.isFixed) settled.set(previewDateParameter, preview.instant)
  else settled.delete(previewDateParameter)
  return settled
}
