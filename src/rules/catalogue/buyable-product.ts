import type { Product } from '#src/contract/catalogue/product.ts'
import type { BuyableProduct } from './variant-choice.ts'

/** @param pictureUrl address of a small square picture by its id; without it swatches are colours only */
export const buyableProduct = (
  product: Product,
  pictureUrl?: (publicId: string) => string,
): BuyableProduct => ({
  id: product.id,
  name: product.name,
  currency: product.currency,
  price: {
    current: product.price.lowCurrent,
    original: product.price.lowOriginal,
    isFrom: product.price.lowCurrent < product.price.highCurrent,
  },
  isDigital: product.productType === 'digital',
  ...(product.customAmount ? { amount: product.customAmount } : {}),
  attributes: product.attributes.map(({ type, label, options }) => ({
    type,
    label,
    options: options.map(({ id, label: name, swatch, swatchPicture }) => ({
      id,
      label: name,
      ...(swatch === undefined ? {} : { swatch }),
      ...(swatchPicture === undefined || !pictureUrl ? {} : { swatchUrl: pictureUrl(swatchPicture) }),
    })),
  })),
  variants: product.variants.map(({ upc, attributes, price, productInventoryState, stockStatusLabel }) => ({
    upc,
    attributes,
    current: price.current,
    original: price.original,
    stock: productInventoryState === 'OutOfStock' ? 'outOfStock' : stockStatusLabel,
  })),
})
