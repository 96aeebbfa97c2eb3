import type { Product } from '#src/contract/catalogue/product.ts'

/** A product's pictures in a colour, then those of no colour; all of them where the colour has none. */
export const imagesOfColor = ({ images }: Product, colorId: string | undefined): Product['images'] => {
  const own = images.filter((image) => image.colorId !== undefined && image.colorId === colorId)
  const shown = [...own, ...images.filter((image) => image.colorId === undefined)]
  return shown.length > 0 ? shown : images
}
