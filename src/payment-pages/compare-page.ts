import type { BuiltScripts } from './built-scripts.ts'
import { differencesOfHeaders } from './expected-headers.ts'
import { inlineHashOf } from './integrity.ts'
import { readPageScripts } from './read-page.ts'

/** A page as a shop sent it. */
export type SentPage = { url: string; status: number; headers: Headers; html: string }

/** Longest part of a script's text that a difference shows. */
const shownSigns = 80

/** What of a page differs from the inventory and the headers it should have, in words; none where all is as it should be. */
export const comparePage = (page: SentPage, built: BuiltScripts): string[] => {
  const { origin, pathname } = new URL(page.url)
  if (page.status !== 200) return [`${pathname}: could not be read, status ${page.status}`]
  const listed = new Set(built.scripts.map(({ path }) => `${origin}${path}`))
  const hashes = new Set(built.inline.map(({ integrity }) => integrity))
  const { addresses, inline } = readPageScripts(page.html)
  const foreign = addresses.filter((address) => !listed.has(new URL(address, page.url).href))
  const unknown = inline.filter((text) => !hashes.has(inlineHashOf(text)))
  return [
    ...foreign.map((address) => `a script that is not listed: ${address}`),
    ...unknown.map((text) => `a script in the page that is not listed: ${text.slice(0, shownSigns)}`),
    ...differencesOfHeaders(page.headers, origin, built),
  ].map((difference) => `${pathname}: ${difference}`)
}
