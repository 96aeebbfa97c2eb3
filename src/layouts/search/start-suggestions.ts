import { siteOfPage } from '#src/client/browser-client.ts'
import { linkStyles } from '#src/client/link-styles.ts'
import type { Messages } from '#src/messages/messages.ts'
import { createSearchSuggestions } from '#src/stores/search-suggestions.ts'
import { call } from '#src/stores/shop.ts'
import css from '#src/styles/search-suggestions.css?url'
import { showSuggestions } from './suggestion-panel.ts'

const files = import.meta.glob<Messages['search']>('/src/messages/*/search.json', { import: 'default' })

/** The address of a page of the shop, with what this page's addresses keep: the hidden fields of the search form. */
const linkFrom =
  (form: HTMLFormElement, locale: string) =>
  (path: string): string => {
    const url = new URL(`/${locale}${path}`, location.href)
    for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type=hidden]'))
      url.searchParams.append(name, value)
    return `${url.pathname}${url.search}`
  }

/** Suggests what the query may become in the search field, from now on. Where that cannot be had, the field is as it was, and the next time it is tried again. */
export const startSuggestions = async (field: HTMLInputElement): Promise<void> => {
  const {
    form,
    dataset: { actsOn },
  } = field
  const { locale, language } = siteOfPage()
  const load = files[`/src/messages/${language}/search.json`]
  if (!form || !load || actsOn === undefined) return
  delete field.dataset['actsOn']
  const texts = await Promise.all([load(), linkStyles(css)]).then(
    ([loaded]) => loaded,
    () => undefined,
  )
  if (!texts) {
    field.dataset['actsOn'] = actsOn
    return
  }
  const suggestions = createSearchSuggestions(async (q) => {
    const found = await call('GET /products/v2/search/autoSuggest', { query: { q } })
    return found.ok ? found.value : undefined
  })
  const pictureTemplate = document.querySelector<HTMLElement>('[data-picture]')?.dataset['picture'] ?? ''
  showSuggestions(field, form, suggestions, {
    texts,
    locale,
    pictureTemplate,
    linkTo: linkFrom(form, locale),
  })
}
