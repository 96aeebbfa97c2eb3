import { loadDocument } from '#src/client/load-document.ts'

const part = (root: ParentNode, name: string): HTMLElement | null => root.querySelector(`[data-${name}]`)

/** Makes what is chosen and what can be cleared as it is in `fresh`; the form itself stays, and with it the focus. */
const showChoices = (grid: HTMLElement, fresh: Element): void => {
  const chosen = new Set(
    [...fresh.querySelectorAll<HTMLInputElement>('[name=tagId]:checked')].map(({ value }) => value),
  )
  for (const box of grid.querySelectorAll<HTMLInputElement>('[name=tagId]'))
    box.checked = chosen.has(box.value)
  const clear = part(grid, 'clear')
  if (clear?.contains(document.activeElement)) grid.querySelector<HTMLElement>('[name=tagId]')?.focus()
  clear?.toggleAttribute('hidden', chosen.size === 0)
}

/** Puts fresh results in place. With `append` those already there stay, and the first new one gets the focus. */
const showResults = (grid: HTMLElement, fresh: Element, append: boolean): void => {
  const list = part(grid, 'results')
  const cards = [...(part(fresh, 'results')?.children ?? [])]
  const known = list?.children.length ?? 0
  const added = append ? cards.slice(known) : cards
  if (append) list?.append(...added)
  else list?.replaceChildren(...added)
  const more = part(grid, 'more')
  more?.replaceChildren(...(part(fresh, 'more')?.childNodes ?? []))
  if (append) added[0]?.querySelector('a')?.focus()
  const count = part(grid, 'count')
  if (count) count.textContent = part(fresh, 'count')?.textContent.trim() ?? ''
}

/** Topics seen on demand. */
const startSeeMore = (grid: HTMLElement): void => {
  const button = grid.querySelector<HTMLElement>('[data-see-more]')
  button?.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') !== 'true'
    button.setAttribute('aria-expanded', String(open))
    button.textContent = (open ? button.dataset['seeLess'] : button.dataset['seeMore']) ?? ''
    button.closest('ul')?.toggleAttribute('data-all', open)
  })
}

/**
 * Filters and loads more without leaving the page. Every state has an address, which the server answers in full: where
 * anything fails the browser simply goes there.
 */
export const startArticleGrid = (grid: HTMLElement): void => {
  const form = grid.querySelector('form')
  let underWay = new AbortController()

  const show = async (url: string, append = false): Promise<void> => {
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    grid.setAttribute('aria-busy', 'true')
    const page = await loadDocument(url, signal)
    const fresh = page?.querySelector('[data-article-grid]')
    if (signal.aborted) return
    if (!fresh) return location.assign(url)
    showChoices(grid, fresh)
    showResults(grid, fresh, append)
    grid.removeAttribute('aria-busy')
  }

  const go = (url: string, append = false): void => {
    history.pushState(null, '', url)
    void show(url, append)
  }

  const addressOfForm = (): string => {
    const query = new URLSearchParams()
    if (form) for (const [name, value] of new FormData(form)) query.append(name, String(value))
    return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`
  }

  form?.addEventListener('change', () => go(addressOfForm()))
  grid.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target.closest<HTMLAnchorElement>('[data-more] a, [data-clear] a')
    if (!link) return
    event.preventDefault()
    go(link.href, link.closest('[data-more]') !== null)
  })
  // What was chosen before this script came waits to be sent.
  const sent = new URLSearchParams(location.search).getAll('tagId').sort().join(' ')
  const chosen = form ? new FormData(form).getAll('tagId').map(String).sort().join(' ') : sent
  if (chosen !== sent) go(addressOfForm())
  window.addEventListener('popstate', () => void show(location.href))
  startSeeMore(grid)
}
