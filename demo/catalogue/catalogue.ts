import type { Catalogue, CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { categories } from './categories/categories.ts'
import { expandStyles } from './expand-styles.ts'
import { giftCard } from './gift-card.ts'
import { styles } from './styles/styles.ts'

/** Gives each category the main picture of a product of its own, a different one as long as there are any. */
function withPictures(products: readonly CatalogueProduct[]): CatalogueCategory[] {
  const taken = new Set<string>()
  return categories.map((category) => {
    const inside = new Set(
      categories
        .filter(({ slug }) => `${slug}/`.startsWith(`${category.slug}/`))
        .map(({ categoryId }) => categoryId),
    )
    const isAtHome = ({ slug }: CatalogueProduct) => slug.startsWith(`${category.slug}/`)
    const members = products.filter(({ categoryIds }) => categoryIds.some((id) => inside.has(id)))
    const pictures = [...members.filter(isAtHome), ...members].flatMap(
      ({ images }) => images[0]?.publicId ?? [],
    )
    const picture = pictures.find((each) => !taken.has(each)) ?? pictures[0]
    if (picture === undefined) return category
    taken.add(picture)
    return { ...category, picture }
  })
}

/** The demo shop's whole catalogue, the same at every call. */
export function buildDemoCatalogue(): Catalogue {
  const inStyles = expandStyles(styles, categories)
  const products = [...inStyles, { ...giftCard, position: inStyles.length }]
  return { categories: withPictures(products), products }
}
