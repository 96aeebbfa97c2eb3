import { swappedEvent } from '#src/client/page-events.ts'
import { boxOf } from './wrapper-element.ts'

/** How long a swap waits for the styles of what is new, in milliseconds. */
const stylesDeadline = 3000

const linked = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === href)

/** Links a stylesheet the page lacks; resolves when it applies, or will not in time. */
const linkStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (linked(href)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    setTimeout(resolve, stylesDeadline)
    document.head.append(link)
  })

/** Scripts of a loaded document do not run by themselves; a module that the page has run already does not run again. */
const runScripts = (scripts: readonly HTMLScriptElement[]): void => {
  for (const { src, type } of scripts) if (src && type === 'module') void import(/* @vite-ignore */ src)
}

/** Gives the focus to what corresponds in the new content, else to the new content itself. */
const restoreFocus = (lost: Element, content: HTMLElement): void => {
  const href = lost.getAttribute('href')
  const same =
    (lost.id && content.querySelector(`#${CSS.escape(lost.id)}`)) ||
    (href && content.querySelector(`a[href="${CSS.escape(href)}"]`))
  const target =
    same || (content.querySelector('a[href], button, input, summary') ?? content.querySelector('h1, h2, h3'))
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

let status: HTMLElement | undefined

/** Says in words that something in view has changed, when nothing else is being said. */
const announce = (words: string): void => {
  if (!status) {
    status = document.createElement('div')
    status.className = 'visually-hidden'
    status.role = 'status'
    document.body.append(status)
  }
  const region = status
  region.textContent = ''
  setTimeout(() => (region.textContent = words), 100)
}

/** What lies below content that has gone out of view at the top stays where the reader has it. */
const keepingScroll = (element: HTMLElement, change: () => void): void => {
  const box = boxOf(element)
  const below = box && box.bottom <= 0 ? element.nextElementSibling : null
  if (!below) return change()
  const root = document.documentElement
  root.style.overflowAnchor = 'none'
  const before = below.getBoundingClientRect().top
  change()
  window.scrollBy({ top: below.getBoundingClientRect().top - before, behavior: 'instant' })
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')))
}

/** Puts a loaded fragment's wrapper, styled and started, into the place of one on the page, and returns it. */
export const swap = async (element: HTMLElement, content: Document): Promise<HTMLElement | undefined> => {
  const links = [...content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const scripts = [...content.querySelectorAll('script')]
  for (const node of [...links, ...scripts]) node.remove()
  const fresh = content.querySelector<HTMLElement>('[data-variant]')
  if (!fresh) return undefined
  await Promise.all(links.map(({ href }) => linkStyles(href)))
  if (!element.isConnected) return undefined

  const active = document.activeElement
  const lost = active && element.contains(active) ? active : undefined
  const box = boxOf(element)
  keepingScroll(element, () => element.replaceWith(fresh))
  if (lost) restoreFocus(lost, fresh)
  runScripts(scripts)
  window.dispatchEvent(new CustomEvent(swappedEvent, { detail: { root: fresh } }))
  if (box && box.top < window.innerHeight && box.bottom > 0) announce(fresh.dataset['updated'] ?? '')
  return fresh
}
