import { browserLog } from '#src/client/browser-log.ts'

/** Attributes that name elements by their ids. */
const references = [
  'id',
  'for',
  'aria-controls',
  'aria-describedby',
  'data-shows',
  'data-rules-of',
  'data-refreshes',
]

/** Milliseconds that a part waits for its styles; then it shows as it is. */
const stylesDeadlineMs = 3_000

/** The page below may have a form with the same ids. */
const withOwnIds = (part: HTMLElement): void => {
  for (const name of references)
    for (const element of part.querySelectorAll(`[${name}]`)) {
      const ids = (element.getAttribute(name) ?? '').split(' ')
      element.setAttribute(name, ids.map((id) => `dialog-${id}`).join(' '))
    }
  for (const link of part.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#dialog-${link.getAttribute('href')?.slice(1)}`)
}

const linkStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    if (links.some((link) => link.href === href)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    setTimeout(resolve, stylesDeadlineMs)
    document.head.append(link)
  })

/** The part's own scripts, as its page has them: they start what comes into the page later too. One that cannot be had is done without. */
const loadScript = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch((reason: unknown) => browserLog('no script', reason))

/** A page's part as it stands in a dialog: its name, and its element once its styles are there. */
export type Part = { title: string; element: HTMLElement }

/** Takes a page's part out of the document that it came in, once its styles and scripts are there. */
export const partOf = async (loaded: Document): Promise<Part | undefined> => {
  const found = loaded.querySelector<HTMLElement>('[data-part]')
  if (!found) return undefined
  const links = [...loaded.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const scripts = loaded.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
  await Promise.all([...links.map(({ href }) => linkStyles(href)), ...Array.from(scripts, loadScript)])
  const element = document.importNode(found, true)
  for (const script of element.querySelectorAll('script, link')) script.remove()
  withOwnIds(element)
  return { title: element.dataset['part'] ?? '', element }
}

/** Where the focus belongs in a part that has just come: to what is wrong, else to the first field or button. */
export const focusPart = ({ element }: Part): void => {
  const fields = 'input:not([type=hidden]), select, textarea'
  const target =
    element.querySelector<HTMLElement>('[autofocus]') ??
    element.querySelector<HTMLElement>(fields) ??
    element.querySelector<HTMLElement>('a.button, button:not([hidden])')
  target?.focus()
}
