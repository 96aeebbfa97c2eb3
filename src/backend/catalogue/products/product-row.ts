import type { CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { sites } from '#src/contract/sites.ts'
import type { ProductRow } from '../catalogue-writes.ts'
import { safeHtml } from '../safe-html.ts'
import { productWords } from '../search/product-words.ts'

/** Languages that products are found in. */
export const languages = [...new Set(sites.map(({ language }) => language))]

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
    search: languages.map((language) => productWords(product, categories, language)),
  }
}
