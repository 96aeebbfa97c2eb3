import type { Product, ProductVariant } from '#src/contract/catalogue/product.ts'
import type { AmountBounds } from './named-amount.ts'

/** The attribute a product's pictures depend on; it always has a choice. */
export const colorAttribute = 'color'

/** The chosen option id by attribute type. */
export type Choice = Record<string, string>

/** What choosing and buying needs of a product: a tenth of it, because it travels to the browser with the page. */
export type BuyableProduct = Pick<Product, 'id' | 'name' | 'currency'> & {
  price: BuyablePrice
  attributes: { type: string; label: string; options: BuyableOption[] }[]
  variants: BuyableVariant[]
  /** Comes by email, and is always there. */
  isDigital: boolean
  /** Between what the shopper names the price, where they do. */
  amount?: AmountBounds
}
export type BuyablePrice = { current: number; original: number; isFrom: boolean }
/** `swatch` is a colour as #rrggbb, `swatchUrl` the address of a picture in its place. */
export type BuyableOption = { id: string; label: string; swatch?: string; swatchUrl?: string }
export type BuyableVariant = Pick<ProductVariant, 'upc' | 'attributes'> & {
  current: number
  original: number
  stock: ProductVariant['stockStatusLabel']
}

const fits = (variant: BuyableVariant, choice: Choice, exceptType?: string): boolean =>
  Object.entries(choice).every(([type, id]) => type === exceptType || variant.attributes[type] === id)

const isBuyable = ({ stock }: BuyableVariant): boolean => stock !== 'outOfStock'

/** The one variant a complete choice means. */
export const variantOf = (product: BuyableProduct, choice: Choice): BuyableVariant | undefined =>
  missingAttributes(product, choice).length === 0
    ? product.variants.find((variant) => fits(variant, choice))
    : undefined

/** Types of the attributes that still need a choice. */
export const missingAttributes = (product: BuyableProduct, choice: Choice): string[] =>
  product.attributes.map(({ type }) => type).filter((type) => choice[type] === undefined)

export type OptionState = BuyableOption & { stock: BuyableVariant['stock'] }

/** An attribute's options as they stand beside the other choices; options that no such variant has are left out. */
export const optionStates = (product: BuyableProduct, choice: Choice, type: string): OptionState[] => {
  const options = product.attributes.find((attribute) => attribute.type === type)?.options ?? []
  return options.flatMap((option) => {
    const variants = product.variants.filter(
      (variant) => variant.attributes[type] === option.id && fits(variant, choice, type),
    )
    if (variants.length === 0) return []
    const stocks = variants.map(({ stock }) => stock)
    const stock = (['inStock', 'lastFew'] as const).find((state) => stocks.includes(state))
    return [{ ...option, stock: stock ?? 'outOfStock' }]
  })
}

/** Chooses what leaves no choice, and drops what the rest of the choice does not offer or has sold out. */
const settle = (product: BuyableProduct, choice: Choice): Choice => {
  const settled: Choice = {}
  for (const { type } of product.attributes) {
    const wanted = choice[type]
    if (type === colorAttribute) {
      if (wanted !== undefined) settled[type] = wanted
      continue
    }
    const offered = optionStates(product, settled, type)
    const only = offered.length === 1 ? offered[0] : undefined
    const offer = offered.find(({ id, stock }) => id === wanted && stock !== 'outOfStock') ?? only
    if (offer) settled[type] = offer.id
  }
  return settled
}

/** What an address asks a product page to open with: a variant by its UPC, or a colour. */
export type RequestedChoice = { color?: string | null; variant?: string | null }

/** The choice a page opens with: the variant or the colour asked for, else the first colour that can be bought. */
export const firstChoice = (product: BuyableProduct, requested: RequestedChoice = {}): Choice => {
  const variant = product.variants.find(({ upc }) => upc === requested.variant)
  if (variant) return settle(product, variant.attributes)
  const colors = optionStates(product, {}, colorAttribute)
  const color =
    colors.find(({ id }) => id === requested.color) ??
    colors.find(({ stock }) => stock !== 'outOfStock') ??
    colors[0]
  return settle(product, color ? { [colorAttribute]: color.id } : {})
}

/** A choice with one attribute changed; another colour keeps the size if it is to be had in it. */
export const choose = (product: BuyableProduct, choice: Choice, type: string, id: string): Choice =>
  settle(product, { ...choice, [type]: id })

/** What pressing the main button does: adds, asks for what is missing, or nothing because all is sold out. */
export type BuyAction = 'add' | 'choose' | 'soldOut'

export const buyActionOf = (product: BuyableProduct, choice: Choice): BuyAction => {
  const open = product.variants.filter((variant) => fits(variant, choice))
  if (!open.some(isBuyable)) return 'soldOut'
  return missingAttributes(product, choice).length > 0 ? 'choose' : 'add'
}

/** The price of the choice: a range while variants that fit it differ. */
export const priceOfChoice = (product: BuyableProduct, choice: Choice): BuyablePrice => {
  const open = product.variants.filter((variant) => fits(variant, choice))
  const [first] = open.toSorted((a, b) => a.current - b.current)
  if (!first) return product.price
  return {
    current: first.current,
    original: first.original,
    isFrom: open.some(({ current }) => current > first.current),
  }
}
