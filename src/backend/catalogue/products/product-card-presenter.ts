import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { ProductCard } from '#src/contract/catalogue/product.ts'
import { productUrl } from '#src/rules/navigation/shop-url.ts'
import type { StoredProduct } from './stored-product.ts'
import { badgeOf } from '../badge.ts'
import { isReduced, presentImage, productPrice, soldVariants, unitsOf } from './product-presenter.ts'
import type { View } from '../catalogue-view.ts'

/**
 * A product as a card; undefined when it left the catalogue or is not sold in the site's currency.
 * @param stock units by upc
 */
export const productCard = (
  product: StoredProduct,
  stock: Record<string, number>,
  view: View,
): ProductCard | undefined => {
  const { site } = view
  const text = (localized: Record<string, string>) => textIn(localized, site.locale)
  const sold = soldVariants(product, site)
  const price = productPrice(product, sold, site)
  if (!product.active || !price) return undefined

  const inStock = sold.filter(({ variant }) => unitsOf(product, variant.upc, stock) > 0)
  const imagesOf = (colorId: string | undefined) =>
    product.images.filter((image) => image.colorId === colorId).map((image) => presentImage(image, site))
  const image = product.images[0] && presentImage(product.images[0], site)
  const [, hoverImage] = imagesOf(product.images[0]?.colorId)
  const offered = new Set(sold.map(({ variant }) => variant.attributes['color']))

  return {
    id: product.productId,
    masterId: product.masterId,
    name: text(product.name),
    subtitle: product.subtitle && text(product.subtitle),
    url: productUrl(site.locale, product.slug, product.productId),
    image,
    hoverImage,
    currency: site.currency,
    price,
    ...badgeOf(product, sold.some(isReduced), view),
    rating: product.rating,
    colors: (product.attributes.find(({ type }) => type === 'color')?.options ?? [])
      .filter(({ id }) => offered.has(id))
      .map(({ id, value, swatch, swatchPicture }) => ({
        id,
        value: text(value),
        swatch,
        swatchPicture,
        image: imagesOf(id)[0],
        url: productUrl(site.locale, product.slug, product.productId, id),
        available: inStock.some(({ variant }) => variant.attributes['color'] === id),
      })),
    available: inStock.length > 0,
    ...(product.productType === 'digital' ? { productType: product.productType } : {}),
  }
}
