import { allowsCategory } from '#src/rules/consent/consent-state.ts'

/** Where the browser keeps what was searched lately: a JSON list, the latest first. */
const recentSearchesKey = 'welt.searches'

const maxSearches = 5

const mayKeep = (): boolean =>
  allowsCategory('C0003', {
    region: document.documentElement.dataset['region'] === 'NORA' ? 'NORA' : 'EMEA',
    cookies: document.cookie,
  })

/** Does something with the storage of the browser, which may be full or forbidden. */
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** What was searched lately in this browser, where functional storage is allowed. */
export const recentSearches = {
  read: (): string[] => {
    if (!mayKeep()) {
      recentSearches.clear()
      return []
    }
    const stored: unknown = attempt((): unknown =>
      JSON.parse(localStorage.getItem(recentSearchesKey) ?? '[]'),
    )
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxSearches) : []
  },
  add: (query: string): void => {
    const text = query.trim().slice(0, 100)
    if (text === '' || !mayKeep()) return
    const others = recentSearches.read().filter((one) => one.toLowerCase() !== text.toLowerCase())
    attempt(() =>
      localStorage.setItem(recentSearchesKey, JSON.stringify([text, ...others].slice(0, maxSearches))),
    )
  },
  clear: (): void => void attempt(() => localStorage.removeItem(recentSearchesKey)),
}
