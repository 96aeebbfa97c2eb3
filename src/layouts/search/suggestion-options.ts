import { formatMoney } from '#src/base/money.ts'
import type { Messages } from '#src/messages/messages.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { SearchSuggestions } from '#src/stores/search-suggestions.ts'

export type SearchTexts = Messages['search']

/** What suggestions need of the page they show on. */
export type SuggestionPlace = {
  texts: SearchTexts
  locale: string
  /** A picture's address, with a place for its id. */
  pictureTemplate: string
  /** The address of a page of the shop as this page links to it. */
  linkTo: (path: string) => string
}

export type SuggestionGroup = { title: string; options: HTMLElement[] }

type Product = SearchSuggestions['products'][number]

const element = (tag: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag)
  made.className = className
  made.append(...inside)
  return made
}

const option = (href: string, className: string, ...inside: (Node | string)[]): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = href
  link.setAttribute('role', 'option')
  link.tabIndex = -1
  link.setAttribute('aria-selected', 'false')
  link.className = className
  link.append(...inside)
  return link
}

const hidden = (text: string): HTMLElement => element('span', 'visually-hidden', `${text} `)

/** A query as an option; the part that was typed is set lighter than what it adds. */
const queryOption = (query: string, typed: string, { linkTo }: SuggestionPlace): HTMLElement => {
  const isLonger = query.toLowerCase().startsWith(typed.toLowerCase())
  const [known, added] = isLonger ? [query.slice(0, typed.length), query.slice(typed.length)] : ['', query]
  const made = option(
    linkTo(`/search?q=${encodeURIComponent(query)}`),
    'suggestion-query',
    element('span', '', element('span', 'suggestion-typed', known), added),
  )
  made.dataset['query'] = query
  return made
}

const priceOf = ({ price, currency }: Product, { texts, locale }: SuggestionPlace): HTMLElement => {
  const current = formatMoney(price.current, currency, locale)
  if (price.current >= price.original) return element('span', 'suggestion-price', current)
  const before = formatMoney(price.original, currency, locale)
  return element(
    'span',
    'suggestion-price',
    hidden(texts.now),
    element('ins', '', current),
    ' ',
    hidden(texts.was),
    element('del', '', before),
  )
}

const productOption = (product: Product, place: SuggestionPlace): HTMLElement => {
  const picture = document.createElement('img')
  picture.alt = ''
  picture.width = picture.height = 56
  if (product.image) picture.src = pictureAt(place.pictureTemplate, product.image.publicId)
  return option(
    place.linkTo(product.url.replace(/^\/[^/]+/, '')),
    'suggestion-product',
    picture,
    element(
      'span',
      'suggestion-name',
      element('span', '', product.name, ' '),
      ...(product.subtitle === undefined ? [] : [element('span', 'suggestion-kind', product.subtitle, ' ')]),
    ),
    priceOf(product, place),
  )
}

/** What was found, in groups that have something. */
export const groupsFound = (
  { q, queries, products, categories }: SearchSuggestions,
  place: SuggestionPlace,
): SuggestionGroup[] => {
  const { texts, locale, linkTo } = place
  return [
    { title: texts.queries, options: queries.map((query) => queryOption(query, q, place)) },
    {
      title: texts.categories,
      options: categories.map(({ name, url, within }) =>
        option(
          linkTo(url.replace(/^\/[^/]+/, '')),
          'suggestion-query',
          element(
            'span',
            '',
            name,
            ...(within === undefined
              ? []
              : [
                  ' ',
                  element('span', 'suggestion-typed', formatMessage(texts.within, { name: within }, locale)),
                ]),
          ),
        ),
      ),
    },
    { title: texts.products, options: products.map((product) => productOption(product, place)) },
  ].filter(({ options }) => options.length > 0)
}

/** What was searched lately, as a group. */
export const groupOfRecent = (queries: readonly string[], place: SuggestionPlace): SuggestionGroup[] =>
  queries.length === 0
    ? []
    : [{ title: place.texts.recent, options: queries.map((query) => queryOption(query, '', place)) }]
