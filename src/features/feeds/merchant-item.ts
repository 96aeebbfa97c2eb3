import { decimalMoney } from '#src/base/money.ts'
import { xmlText } from '#src/base/xml.ts'
import type { Product, ProductVariant } from '#src/contract/catalogue/product.ts'
import { isGtin } from '#src/rules/catalogue/gtin.ts'
import { imagesOfColor } from '#src/rules/catalogue/images-of-color.ts'
import { wearerOf } from '#src/rules/catalogue/wearer.ts'
import { plainText } from '#src/rules/texts/plain-text.ts'

/** Most characters and pictures that Google takes. */
const maxTitle = 150
const maxDescription = 5000
const maxProductType = 750
const maxOtherPictures = 10

/** Size systems that Google knows, by how labels of sizes name them. */
const sizeSystems = new Set(['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'])

/** A brand that nobody stated. */
const noBrand = '—'

export type MerchantShop = {
  /** `https://shop.example`, without a slash at the end. */
  origin: string
  /** Address of a picture, with or without an origin. */
  pictureAt: (publicId: string) => string
}

type Field = readonly [name: string, value: string | undefined]

const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim()

/** Value and label of what a variant has of an attribute. */
const chosenOf = ({ attributes }: Product, variant: ProductVariant, type: string) => {
  const attribute = attributes.find((one) => one.type === type)
  const option = attribute?.options.find(({ id }) => id === variant.attributes[type])
  return attribute && option && { value: option.label, label: attribute.label }
}

const slugOfPath = (url: string): string => url.replace(/^\/[^/]+\/c\//, '').replace(/-\d+$/, '')

const priceFields = ({ price }: ProductVariant, currency: string): Field[] => {
  const text = (minor: number) => `${decimalMoney(minor, currency)} ${currency}`
  const isReduced = price.current < price.original
  return [
    ['price', text(isReduced ? price.original : price.current)],
    ['sale_price', isReduced ? text(price.current) : undefined],
  ]
}

const fieldsOf = (
  product: Product,
  variant: ProductVariant,
  { origin, pictureAt }: MerchantShop,
): Field[] => {
  const color = chosenOf(product, variant, 'color')
  const size = chosenOf(product, variant, 'size')
  const { gender, ageGroup } = wearerOf(slugOfPath(product.breadcrumbs.at(-1)?.url ?? ''))
  const [picture, ...others] = imagesOfColor(product, variant.attributes['color']).map(
    ({ publicId }) => new URL(pictureAt(publicId), origin).href,
  )
  const system = /\(([A-Z]{2,3})\)$/.exec(size?.label ?? '')?.[1] ?? ''
  const name = [product.name, ...[color, size].flatMap((chosen) => chosen?.value ?? [])].join(' – ')
  return [
    ['id', variant.id],
    ['item_group_id', product.variants.length > 1 ? product.id : undefined],
    ['title', cut(name, maxTitle)],
    ['description', cut(plainText(product.description), maxDescription) || product.name],
    ['link', `${origin}${product.url}?variant=${encodeURIComponent(variant.upc)}`],
    ['image_link', picture],
    ...others.slice(0, maxOtherPictures).map((address): Field => ['additional_image_link', address]),
    ['availability', variant.productInventoryState === 'InStock' ? 'in_stock' : 'out_of_stock'],
    ...priceFields(variant, product.currency),
    ['brand', product.brand === noBrand ? undefined : cut(product.brand, 70)],
    ['gtin', isGtin(variant.upc) ? variant.upc : undefined],
    ['color', color?.value],
    ['size', size?.value],
    ['size_system', sizeSystems.has(system) ? system : undefined],
    ['gender', gender],
    ['age_group', ageGroup],
    ['product_type', cut(product.breadcrumbs.map((one) => one.name).join(' > '), maxProductType)],
    ['condition', 'new'],
  ]
}

/**
 * A product as items of Google's product data specification, one a variant, as elements of RSS. Nothing for what has no price of its
 * own, as a gift card of any amount, and for what has no picture: Google refuses both.
 */
export const merchantItems = (product: Product, shop: MerchantShop): string => {
  if (product.customAmount || product.images.length === 0) return ''
  return product.variants
    .map((variant) => {
      const fields = fieldsOf(product, variant, shop).flatMap(([name, value]) =>
        value ? `<g:${name}>${xmlText(value)}</g:${name}>` : [],
      )
      return `<item>\n${fields.join('\n')}\n</item>\n`
    })
    .join('')
}
