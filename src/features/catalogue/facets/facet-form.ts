import { createBrowserClient, siteOfPage } from '#src/client/browser-client.ts'
import { linkStyles } from '#src/client/link-styles.ts'
import { parametersOf, readFacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import facetSheetCss from './facet-sheet.css?url'
import { histogramPath } from './histogram-path.ts'

const client = createBrowserClient()
let latest = 0

const queryOf = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return query
}

const facetsOf = async (form: HTMLFormElement) => {
  const query = queryOf(form)
  const parameters = { facets: 'true', pageSize: 1, ...parametersOf(readFacetChoice(query)) } as const
  const q = query.get('q')
  const { category } = form.dataset
  return q === null
    ? client.call('GET /products/v2/catalog', {
        query: { ...parameters, ...(category === undefined ? {} : { categoryId: category }) },
      })
    : client.call('GET /products/v2/search/productSearch', { query: { ...parameters, q } })
}

/** Tells, before the form is sent, how many products it would list, and how many each value. What was chosen later wins. */
export const showCounts = async (form: HTMLFormElement): Promise<void> => {
  const turn = (latest += 1)
  const answer = await facetsOf(form)
  if (!answer.ok || turn !== latest) return
  const { total, facets = [] } = answer.value
  const show = form.querySelector<HTMLElement>('[data-show]')
  if (show)
    show.textContent = formatMessage(show.dataset['show'] ?? '', { count: total }, siteOfPage().locale)
  for (const { id, values, range } of facets) {
    if (range) form.querySelector('[data-bars]')?.setAttribute('d', histogramPath(range.counts))
    const counts = new Map(values.map((value) => [value.id, value.count]))
    for (const input of form.querySelectorAll<HTMLInputElement>(`input[name="${id}"]`)) {
      const count = counts.get(input.value) ?? 0
      const shown = input.closest('label')?.querySelector('[data-count]')
      if (shown) shown.textContent = String(count)
      input.closest('li')?.toggleAttribute('data-none', count === 0)
    }
  }
}

/** Shows the form as a sheet over the page; it returns to its place when the sheet closes. */
export const openSheet = async (form: HTMLFormElement): Promise<void> => {
  const home = form.parentElement
  if (!home || form.closest('dialog')) return
  await linkStyles(facetSheetCss)
  const sheet = document.createElement('dialog')
  sheet.className = 'facet-sheet'
  sheet.setAttribute('aria-labelledby', 'facet-sheet-title')
  const head = document.createElement('header')
  const title = document.createElement('h2')
  title.id = 'facet-sheet-title'
  title.textContent = form.dataset['title'] ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', form.dataset['close'] ?? '')
  close.addEventListener('click', () => sheet.close())
  head.append(title, close)
  sheet.append(head, form)
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  sheet.addEventListener('close', () => {
    home.append(form)
    sheet.remove()
  })
  document.body.append(sheet)
  sheet.showModal()
}
