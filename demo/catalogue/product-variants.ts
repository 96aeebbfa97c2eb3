import type { CatalogueAttribute, CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import { colourCodes, colours } from './colours.ts'
import { eanOf } from './ean.ts'
import { colourLabel } from './labels.ts'
import { pricesOf } from './prices.ts'
import { sizeRunOf } from './sizes.ts'
import { quantityOf } from './stock.ts'
import type { Audience, Style } from './style.ts'

/** Colour first, then size. */
export function attributesOf(style: Style, audience: Audience): CatalogueAttribute[] {
  const color: CatalogueAttribute = {
    type: 'color',
    label: colourLabel,
    options: style.colours.map((code) => ({
      id: code,
      value: colours[code].name,
      swatch: colours[code].swatch,
    })),
  }
  return [color, sizeRunOf(style.template, audience)]
}

/** One variant for each colour and size. `productId` holds the style number in its third to sixth place. */
export function variantsOf(style: Style, audience: Audience, productId: string): CatalogueVariant[] {
  const sizes = sizeRunOf(style.template, audience).options
  const styleNumber = Number(productId.slice(2, 6))
  return style.colours.flatMap((code) => {
    const prices = pricesOf(style, code)
    const soldOut = style.soldOut?.includes(code) ?? false
    return sizes.map(({ id }, sizeIndex) => {
      const upc = eanOf(styleNumber, colourCodes.indexOf(code), sizeIndex)
      const variantId = `${productId}-${code}-${id}`
      const variant: CatalogueVariant = {
        variantId,
        upc,
        sku: variantId,
        attributes: { color: code, size: id },
        quantity: soldOut ? 0 : quantityOf(upc),
        prices,
      }
      if (style.badge === 'LIMITED') variant.maxQty = 2
      return variant
    })
  })
}
