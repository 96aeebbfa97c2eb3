import { inlineHashOf } from '#src/payment-pages/integrity.ts'

const elements = ['style', 'script'] as const

/** More than these stand in no page of ours: then text of a page names them, and is not worth the time. */
const maxElements = 64

/** The CSP source of an inline script or style, `'sha256-…'`. */
export const sourceOf = (text: string | Buffer): string => `'${inlineHashOf(text)}'`

/**
 * CSP sources of all that may stand in a page as an inline script or style. Text that looks like one is among them, so they
 * vouch for nothing: they say which of those that the build knows a page needs. Undefined where there are too many.
 */
export const sourcesInPage = (html: Buffer): Set<string> | undefined => {
  const sources = new Set<string>()
  for (const name of elements)
    for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at + 1)) {
      const start = html.indexOf('>', at) + 1
      const end = html.indexOf(`</${name}>`, start)
      if (start === 0 || end < 0) break
      if (end > start) sources.add(sourceOf(html.subarray(start, end)))
      if (sources.size > maxElements) return undefined
    }
  return sources
}
