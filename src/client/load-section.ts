import { browserLog } from './browser-log.ts'
import { linkStyles } from './link-styles.ts'
import { loadDocument } from './load-document.ts'
import { swappedEvent } from './page-events.ts'

/** A section's own scripts start what comes into the page later too. One that cannot be had is done without. */
const loadScript = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch((reason: unknown) => browserLog('no script', reason))

/** Puts a section of the editors' content into an element, once its styles and scripts are there; nothing where it cannot be had. */
export const loadSection = async (url: string, into: HTMLElement): Promise<void> => {
  const loaded = await loadDocument(url)
  const found = loaded?.querySelector('section')
  if (!loaded || !found) return
  const links = [...loaded.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const scripts = loaded.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
  await Promise.all([...links.map(({ href }) => linkStyles(href)), ...Array.from(scripts, loadScript)])
  const section = document.importNode(found, true)
  for (const script of section.querySelectorAll('script, link')) script.remove()
  if (into.childElementCount > 0) return
  into.append(section)
  window.dispatchEvent(new CustomEvent(swappedEvent, { detail: { root: section } }))
}
