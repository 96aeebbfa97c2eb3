import { textIn, type CatalogueCategory, type CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { sites } from '#src/contract/sites.ts'
import { searchWords } from './search-words.ts'
import type { ProductRow, SearchWords } from './catalogue-writes.ts'
import { safeHtml, textOfHtml } from './safe-html.ts'

const languages = [...new Set(sites.map(({ language }) => language))]

type Text = Record<string, string>

const safeText = (text: Text): Text =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, safeHtml(html, language)]))

/** Lowest current price by currency. */
const lowestPrices = ({ variants }: CatalogueProduct): Record<string, number> => {
  const lowest: Record<string, number> = {}
  for (const { prices } of variants)
    for (const [currency, { current }] of Object.entries(prices))
      lowest[currency] = Math.min(current, lowest[currency] ?? current)
  return lowest
}

const searchOf = (
  product: CatalogueProduct,
  categories: readonly CatalogueCategory[],
  language: string,
): SearchWords => {
  const words = (texts: readonly (Text | undefined)[]) =>
    searchWords(texts.map((text) => (text ? textIn(text, language) : '')).join(' ')).join(' ')
  const options = product.attributes.flatMap((attribute) => attribute.options.map(({ value }) => value))
  return {
    language,
    name: words([product.name]),
    kind: words([
      product.subtitle,
      product.badge?.label,
      {
        en: `${product.brand} ${product.variants.map(({ sku }) => sku).join(' ')} ${product.tags?.join(' ') ?? ''}`,
      },
      ...categories.map(({ name }) => name),
      ...options,
    ]),
    text: searchWords(textOfHtml(textIn(product.description, language))).join(' '),
  }
}

/**
 * A product as the store keeps it: its HTML made safe, its lowest prices and its search words worked out.
 * @param categories the categories it is in, and all above them
 */
export const productRow = (
  product: CatalogueProduct,
  categories: readonly CatalogueCategory[],
): ProductRow => {
  const { variants, position, ...facts } = product
  return {
    position,
    facts: {
      ...facts,
      description: safeText(facts.description),
      details: facts.details.map((detail) => ({ ...detail, html: safeText(detail.html) })),
    },
    variants,
    lowestPrices: lowestPrices(product),
    search: languages.map((language) => searchOf(product, categories, language)),
  }
}
