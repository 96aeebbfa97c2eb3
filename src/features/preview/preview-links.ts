import type { ValidityWindow } from '#src/base/timeline.ts'
import {
  previewDateParameter,
  previewParameter,
  previewZoneParameter,
  testContextParameter,
} from '#src/rules/preview/preview-view.ts'

const previewParameters = [previewParameter, previewDateParameter, previewZoneParameter, testContextParameter]

/**
 * The instants of the changes before and after a moment (ISO). At the very instant of a change the one before it is a
 * millisecond earlier: what showed until then.
 */
export const changesAround = (
  { since, until }: ValidityWindow,
  instant: string,
): { previous: string | undefined; next: string | undefined } => {
  const utc = (moment: number): string => new Date(moment).toISOString()
  const at = since === undefined ? undefined : Date.parse(since)
  return {
    previous: at === undefined ? undefined : utc(at < Date.parse(instant) ? at : at - 1),
    next: until === undefined ? undefined : utc(Date.parse(until)),
  }
}

/** The same page in a preview of another instant (ISO), or of now. */
export const previewAddress = (url: URL, instant: string | undefined): string => {
  const query = new URLSearchParams(url.search)
  query.set(previewParameter, 'true')
  if (instant === undefined) query.delete(previewDateParameter)
  else query.set(previewDateParameter, instant)
  return `${url.pathname}?${query}`
}

/** The page's query parameters that have nothing to do with its preview. */
export const otherParameters = (url: URL): [string, string][] =>
  [...url.searchParams].filter(([name]) => !previewParameters.includes(name))

/** The page as the public sees it. */
export const publicAddress = (url: URL): string => {
  const query = new URLSearchParams(otherParameters(url))
  return `${url.pathname}${query.size > 0 ? `?${query}` : ''}`
}
