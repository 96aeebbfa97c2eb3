import type { CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import type { TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import { categoryIdsOf } from './categories/categories-of.ts'
import { sectionsOf } from './details/passages.ts'
import { specsHtml, specsTitle } from './details/specs.ts'
import { badgeLabels, eyebrowLabels } from './labels.ts'
import { isOnSale } from './prices.ts'
import { imagesOf } from './product-images.ts'
import { attributesOf, variantsOf } from './product-variants.ts'
import { hashOf } from './stock.ts'
import { subtitleOf } from './subtitle.ts'
import type { Audience, BadgeId, Style } from './style.ts'
import { everywhere, mapWords, type Words } from './words.ts'

type Slugs = ReadonlyMap<string, string>

const audiences: readonly Audience[] = ['women', 'men', 'kids', 'unisex']

const paragraph = (words: Words): Words => mapWords(words, (text) => `<p>${text}</p>`)

const detailsOf = ({ details, specs }: Style): CatalogueProduct['details'] => [
  ...sectionsOf(details).map(({ id, title, text }) => ({ id, title, html: paragraph(text) })),
  ...(specs === undefined ? [] : [{ id: 'specs', title: specsTitle, html: specsHtml(specs) }]),
]

const badgeOf = (style: Style, allOnSale: boolean): BadgeId | undefined =>
  style.badge ?? (allOnSale ? 'SALE' : undefined)

/** A style for everyone stands in `shoes/…`, though its first category is one of the women's. */
const folderOf = (categorySlug: string, audience: Audience): string =>
  audience === 'unisex' ? categorySlug.replace(/^women\//, '') : categorySlug

/** Bags are no clothing, and children’s clothing is taxed less in some places. */
const taxCategoryOf = ({ template }: Style, audience: Audience): TaxCategory | undefined => {
  if (template === 'backpack') return 'general'
  return audience === 'kids' ? 'childrensClothing' : undefined
}

function expandStyle(style: Style, audience: Audience, productId: string, slugs: Slugs): CatalogueProduct {
  const categoryIds = categoryIdsOf(style.template, audience, {
    onSale: style.colours.some((code) => isOnSale(style, code)),
    isNew: style.badge === 'NEW',
  })
  const taxCategory = taxCategoryOf(style, audience)
  const product: CatalogueProduct = {
    productId,
    masterId: Object.values(style.for)[0] ?? productId,
    slug: `${folderOf(slugs.get(categoryIds[0] ?? '') ?? audience, audience)}/${style.slug}`,
    name: typeof style.name === 'string' ? everywhere(style.name) : style.name,
    subtitle: subtitleOf(style.what, audience),
    description: paragraph(style.description),
    brand: 'Marlow',
    productType: 'standard',
    ...(taxCategory ? { taxCategory } : {}),
    details: detailsOf(style),
    categoryIds,
    position: 0,
    publishedAt: `${style.since}T08:00:00Z`,
    attributes: attributesOf(style, audience),
    images: imagesOf(style),
    variants: variantsOf(style, audience, productId),
  }
  const badge = badgeOf(
    style,
    style.colours.every((code) => isOnSale(style, code)),
  )
  if (badge !== undefined) product.badge = { id: badge, label: badgeLabels[badge] }
  if (style.eyebrow !== undefined)
    product.eyebrow = { id: style.eyebrow, label: eyebrowLabels[style.eyebrow] }
  return product
}

const badgeRank: Record<string, number> = { NEW: 0, BESTSELLER: 0, LIMITED: 1, RECYCLED: 1, SALE: 3 }

/** Bestsellers and news first, then a fixed mix, so that a listing of all shoes does not open with twelve alike. */
function inShopOrder(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const rank = ({ badge }: CatalogueProduct): number => (badge === undefined ? 2 : (badgeRank[badge.id] ?? 2))
  return products
    .toSorted((one, other) => rank(one) - rank(other) || hashOf(one.productId) - hashOf(other.productId))
    .map((product, position) => ({ ...product, position }))
}

/**
 * Makes one product of each style and audience, in the order in which the shop shows them.
 * @param categories give each product's slug its folders
 */
export function expandStyles(
  styles: readonly Style[],
  categories: readonly CatalogueCategory[],
): CatalogueProduct[] {
  const slugs = new Map(categories.map(({ categoryId, slug }) => [categoryId, slug]))
  const products = styles.flatMap((style) =>
    audiences.flatMap((audience) => {
      const productId = style.for[audience]
      return productId === undefined ? [] : [expandStyle(style, audience, productId, slugs)]
    }),
  )
  return inShopOrder(products)
}
