import { settings } from '#src/base/settings.ts'
import type { CatalogueImage } from '#src/contract/catalogue/catalogue.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { Image, Price, Product, ProductVariant } from '#src/contract/catalogue/product.ts'
import { sites, type Site } from '#src/contract/sites.ts'
import { sizeText } from '#src/rules/catalogue/size-text.ts'
import { priceRange } from '../price-range.ts'
import { categoryUrl, productUrl } from '#src/rules/navigation/shop-url.ts'
import { shownPrice } from '#src/rules/catalogue/shown-price.ts'
import { stockState } from '../stock/stock-state.ts'
import type { StoredProduct, StoredVariant } from './stored-product.ts'
import { badgeOf } from '../badge.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { View } from '../catalogue-view.ts'

/** What digital products always have in stock (specification, account and content, section 4). */
const alwaysInStock = 999_999

/** Units of a variant that can be had. */
export const unitsOf = (product: StoredProduct, upc: string, stock: Record<string, number>): number =>
  product.productType === 'digital' ? alwaysInStock : (stock[upc] ?? 0)

/** Whether shoppers may wait for variants of a product that are sold out. */
const mayComeBack = ({ productType, isNotRestocked }: StoredProduct): boolean =>
  settings.hasBackInStock && productType !== 'digital' && isNotRestocked !== true

/** Variants that are sold in the site's currency, each with its price there. */
export const soldVariants = (
  product: StoredProduct,
  site: Site,
): { variant: StoredVariant; price: Price }[] =>
  product.variants.flatMap((variant) => {
    const own = variant.prices[site.currency]
    const price = own && priceRange([shownPrice(own, variant.reductions[site.currency], site)])
    return price ? [{ variant, price }] : []
  })

/** Whether a site tells that a variant is marked down. */
export const isReduced = ({ price }: { price: Price }): boolean => price.current < price.original

/** What a product costs, all its variants taken together; where the shopper names the price, whatever they may name counts too. */
export const productPrice = (
  { customAmount = {} }: StoredProduct,
  sold: ReturnType<typeof soldVariants>,
  { currency }: Site,
): Price | undefined => {
  const bounds = customAmount[currency]
  const named = bounds
    ? [bounds.min, bounds.max].map((amount) => ({ current: amount, original: amount }))
    : []
  return priceRange([...sold.map(({ price }) => price), ...named])
}

export const presentImage = (image: CatalogueImage, site: Site): Image => ({
  publicId: image.publicId,
  alt: textIn(image.alt, site.locale),
  width: image.width,
  height: image.height,
})

/**
 * A product as a site's shopper sees it; undefined when it left the catalogue or is not sold in the site's currency.
 * @param stock units by upc
 */
export const presentProduct = (
  product: StoredProduct,
  stock: Record<string, number>,
  tree: CategoryTree,
  view: View,
): Product | undefined => {
  const { site } = view
  const text = (localized: Record<string, string>) => textIn(localized, site.locale)
  const sold = soldVariants(product, site)
  const price = productPrice(product, sold, site)
  if (!product.active || !price) return undefined

  const variants = sold.map(({ variant, price: own }): ProductVariant => {
    const quantity = unitsOf(product, variant.upc, stock)
    const { variantId: id, upc, attributes } = variant
    const notifyMe = quantity <= 0 && mayComeBack(product)
    return { id, upc, attributes, price: own, notifyMe, quantity, ...stockState(quantity) }
  })

  return {
    id: product.productId,
    masterId: product.masterId,
    slug: product.slug,
    name: text(product.name),
    subtitle: product.subtitle && text(product.subtitle),
    description: text(product.description),
    seo: product.seo && {
      title: product.seo.title && text(product.seo.title),
      description: product.seo.description && text(product.seo.description),
    },
    brand: product.brand,
    url: productUrl(site.locale, product.slug, product.productId),
    soldIn: sites.filter((one) => soldVariants(product, one).length > 0).map(({ locale }) => locale),
    image: product.images[0] && presentImage(product.images[0], site),
    images: product.images.map((image) => ({ ...presentImage(image, site), colorId: image.colorId })),
    currency: site.currency,
    price,
    attributes: product.attributes.map(({ type, label, options }) => ({
      type,
      label: text(label),
      options: options.map(({ id, value, swatch, swatchPicture }) => {
        const own = variants.filter(({ attributes }) => attributes[type] === id)
        return {
          id,
          value: sizeText(text(value), site.locale),
          label: sizeText(text(value), site.locale),
          price: priceRange(own.map((variant) => variant.price)),
          swatch,
          swatchPicture,
          available: own.some(({ quantity }) => quantity > 0),
        }
      }),
    })),
    variants,
    productType: product.productType,
    customAmount: product.customAmount?.[site.currency],
    presale: false,
    ...badgeOf(product, variants.some(isReduced), view),
    eyebrow: product.eyebrow && { id: product.eyebrow.id, label: text(product.eyebrow.label) },
    targetPublishDate: product.publishedAt,
    details: product.details.map(({ id, title, html }) => ({ id, title: text(title), html: text(html) })),
    rating: product.rating,
    breadcrumbs: tree.path(product.categoryIds[0] ?? '').map(({ categoryId, name, slug }) => ({
      categoryId,
      name: text(name),
      url: categoryUrl(site.locale, slug, categoryId),
    })),
  }
}
