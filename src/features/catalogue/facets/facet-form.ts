import { createBrowserClient, siteOfPage } from '#src/client/browser-client.ts'
import { dialogLeft } from '#src/client/dialog-left.ts'
import { linkStyles } from '#src/client/link-styles.ts'
import { pageTimeline } from '#src/layouts/dialogs/page-timeline.ts'
import { parametersOf, readFacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { followHistory } from '#src/stores/dialogs/dialog-history.ts'
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

/** Tells, before the form is sent, how many products it would list, and how many each value; no number where none can be had. What was chosen later wins. */
export const showCounts = async (form: HTMLFormElement): Promise<void> => {
  const turn = (latest += 1)
  const answer = await facetsOf(form)
  if (turn !== latest) return
  const show = form.querySelector<HTMLElement>('[data-show]')
  if (!answer.ok) {
    if (show) show.textContent = show.dataset['uncounted'] ?? ''
    return
  }
  const { total, facets = [] } = answer.value
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

/** The sheet while it is open: an entry of the history is its own, so that the way back closes it. */
let sheet: HTMLDialogElement | undefined
let tellHistory = (): void => undefined

followHistory(
  {
    $open: {
      get: () => (sheet ? [{ name: 'facets' }] : []),
      listen: (run) => {
        tellHistory = run
      },
    },
    dismiss: () => sheet?.close(),
  },
  pageTimeline,
)

/** Sends the form once the sheet is closed and its entry of the history left, so that the way back leads to the listing as it was. */
const sendFrom = async (form: HTMLFormElement): Promise<void> => {
  sheet?.close()
  await dialogLeft()
  form.requestSubmit()
}

const showSheet = async (form: HTMLFormElement): Promise<void> => {
  await linkStyles(facetSheetCss)
  const home = form.parentElement
  if (sheet || !home) return
  const opened = document.createElement('dialog')
  opened.className = 'facet-sheet'
  opened.setAttribute('aria-labelledby', 'facet-sheet-title')
  const head = document.createElement('header')
  const title = document.createElement('h2')
  title.id = 'facet-sheet-title'
  title.textContent = form.dataset['title'] ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', form.dataset['close'] ?? '')
  close.addEventListener('click', () => opened.close())
  head.append(title, close)
  opened.append(head, form)
  opened.addEventListener('click', ({ target }) => target === opened && opened.close())
  opened.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendFrom(form)
  })
  opened.addEventListener('close', () => {
    home.append(form)
    opened.remove()
    sheet = undefined
    tellHistory()
  })
  document.body.append(opened)
  opened.showModal()
  sheet = opened
  tellHistory()
}

/** The sheet that waits for its styles: a second tap comes while they do, and opens none of its own, which would come after a way back. */
let opening: Promise<void> | undefined

/** Shows the form as a sheet over the page, once; it returns to its place when the sheet closes. */
export const openSheet = (form: HTMLFormElement): Promise<void> =>
  (opening ??= showSheet(form).finally(() => {
    opening = undefined
  }))
