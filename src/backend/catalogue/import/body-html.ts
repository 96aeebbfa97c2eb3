import { safeHtml } from '../safe-html.ts'
import type { TakenPicture, TakePicture } from './pictures/import-pictures.ts'

const sourceOf = (src: string): string => (src.startsWith('//') ? `https:${src}` : src.trim())

/**
 * A merchant's description made safe, with its pictures taken in; those that cannot be are left out and told in
 * `failures`.
 */
export const importBody = async (
  html: string,
  language: string,
  takePicture: TakePicture,
): Promise<{ html: string; failures: string[] }> => {
  const sources = new Set<string>()
  const none = safeHtml(html, language, (src) => {
    sources.add(sourceOf(src))
    return undefined
  })
  if (sources.size === 0) return { html: none, failures: [] }
  const failures: string[] = []
  const pictures = new Map<string, TakenPicture>()
  for (const source of sources) {
    const taken = await takePicture(source)
    if (taken.ok) pictures.set(source, taken.value)
    else failures.push(`${source} ${taken.error}: left out`)
  }
  return { html: safeHtml(html, language, (src) => pictures.get(sourceOf(src))), failures }
}
