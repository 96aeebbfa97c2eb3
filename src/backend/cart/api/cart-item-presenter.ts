import type { CartFlash, CartItem } from '#src/contract/cart/cart.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { Site } from '#src/contract/sites.ts'
import { sizeText } from '#src/rules/catalogue/size-text.ts'
import { productUrl } from '#src/rules/navigation/shop-url.ts'
import type { StoredLine } from '../store/cart-store.ts'
import type { CartTaxes } from '../pricing/cart-taxes.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { areFew } from '#src/backend/catalogue/stock/stock-state.ts'
import { badgeOf } from '#src/backend/catalogue/badge.ts'
import { shippingIdOf } from '../deliveries/cart-deliveries.ts'
import { cartTexts } from './texts-of-carts.ts'
import type { LineDeliveries } from '../deliveries/line-deliveries.ts'
import { presentApplied, presentDiscounts } from './promotion-presenter.ts'
import type { PricedDelivery, PricedLine } from '#src/rules/promotions/pricing/priced-cart.ts'
import { isReduced, soldVariants, unitsOf } from '#src/backend/catalogue/products/product-presenter.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'

/** What there is of a line's product, and of the line itself. */
export type LineStock = {
  /** Units of the product's variants, by upc. */
  stock: Record<string, number>
  /** Units that there are for the line. */
  units: number
  /** Most units that the line may hold. */
  maxQty: number
  /** Units by which the line was lowered just now, as there were fewer. */
  lowered?: number | undefined
}

/** What the shopper must know about a line: it is gone, sold out, or more than the stock has. */
const flashOf = (
  line: StoredLine,
  name: string,
  sold: boolean,
  { units, lowered = 0 }: LineStock,
  site: Site,
): CartFlash[] => {
  const wanted = line.qty + lowered
  const type = !sold
    ? 'ProductItemNotAvailable'
    : units <= 0
      ? 'ProductLineItemFullInventoryMissing'
      : units < wanted
        ? 'ProductLineItemInventoryMissing'
        : undefined
  if (type === undefined) return []
  const missing = sold ? { missingQty: wanted - units } : {}
  return [{ type, message: cartTexts[site.language].flash[type](name), itemId: line.id, ...missing }]
}

/** The options, by attribute type, that a variant in stock has along with the line's other choices. */
const availableOptions = (
  product: StoredProduct,
  chosen: Record<string, string>,
  stock: Record<string, number>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const options = new Map(product.attributes.map(({ type }) => [type, new Set<string>()]))
  const choices = Object.entries(chosen)
  for (const { upc, attributes } of product.variants) {
    if (unitsOf(product, upc, stock) <= 0) continue
    const [differing, another] = choices.filter(([type, choice]) => attributes[type] !== choice)
    if (another) continue
    for (const [type, ids] of options) {
      const id = attributes[type]
      if (id !== undefined && (!differing || differing[0] === type)) ids.add(id)
    }
  }
  return options
}

const attributesOf = (
  product: StoredProduct,
  chosen: Record<string, string>,
  stock: Record<string, number>,
  site: Site,
): CartItem['attributes'] => {
  const available = availableOptions(product, chosen, stock)
  return product.attributes.map(({ type, label, options }) => ({
    type,
    label: textIn(label, site.locale),
    options: options.map(({ id, value }) => ({
      id,
      value: sizeText(textIn(value, site.locale), site.locale),
      selected: chosen[type] === id,
      available: available.get(type)?.has(id) ?? false,
    })),
  }))
}

/** What a line costs that cannot be bought. */
const notSold = { unit: 0, atCurrent: 0, afterItemPromotions: 0, afterOrderPromotions: 0 }

/** A line as the shopper sees it, and what to tell about it. A line that cannot be bought costs nothing and is told. */
export const presentCartItem = (
  own: LineStock,
  line: StoredLine,
  product: StoredProduct,
  priced: PricedLine | undefined,
  deliveries: readonly PricedDelivery[],
  taxes: CartTaxes,
  delivery: LineDeliveries,
  view: View,
): { item: CartItem; flash: CartFlash[] } => {
  const { site } = view
  const isDigital = product.productType === 'digital'
  const variant = product.variants.find(({ upc }) => upc === line.upc)
  const { unit: current, atCurrent: rowTotal, afterItemPromotions, afterOrderPromotions } = priced ?? notSold
  const original = priced ? priced.atOriginal / line.qty : 0
  const name = textIn(product.name, site.locale)
  const color = variant?.attributes['color']
  const image = product.images.find(({ colorId }) => colorId === color) ?? product.images[0]

  const sold = priced !== undefined

  const item: CartItem = {
    id: line.id,
    productId: product.productId,
    masterId: product.masterId,
    slug: product.slug,
    name,
    image: image && { publicId: image.publicId, alt: textIn(image.alt, site.locale) },
    qty: line.qty,
    maxQty: own.maxQty,
    upc: line.upc,
    price: {
      current,
      original,
      highCurrent: current,
      highOriginal: original,
      rowTotal,
      priceAfterItemDiscount: afterItemPromotions,
      priceAfterOrderDiscount: afterOrderPromotions,
      amount: current,
      currency: site.currency,
    },
    taxTotal: taxes.byLine.get(line.id) ?? 0,
    bonus: false,
    isCustoms: line.recipeId !== '',
    isDigitalProduct: isDigital,
    recipeId: line.recipeId || undefined,
    precreatedCustomsCode: line.precreatedCustomsCode || undefined,
    pdpUrl: line.pdpUrl.startsWith(`/${site.locale}/`)
      ? line.pdpUrl
      : productUrl(site.locale, product.slug, product.productId, color),
    cost: afterOrderPromotions,
    shippingPromotions: deliveries
      .filter(({ shippingId }) => !isDigital && shippingId === shippingIdOf(line))
      .flatMap(({ discounts }) => discounts)
      .map(presentApplied),
    giftOption: line.giftOption ?? undefined,
    customAmount: line.customAmount || undefined,
    customAmountBounds: product.customAmount?.[site.currency],
    productImageURL: line.productImageURL || undefined,
    shippingOptions: delivery(line, isDigital),
    productPromotions: presentDiscounts(priced?.itemDiscounts ?? []),
    orderPromotions: presentDiscounts(priced?.orderDiscounts ?? []),
    unitsLeft: sold && areFew(own.units) ? own.units : undefined,
    eyebrow: product.eyebrow && textIn(product.eyebrow.label, site.locale),
    badge: badgeOf(product, soldVariants(product, site).some(isReduced), view).badge?.label,
    rating: product.rating,
    variants: product.variants.map(({ variantId, upc }) => ({
      id: variantId,
      upc,
      available: unitsOf(product, upc, own.stock) > 0,
    })),
    attributes: attributesOf(product, variant?.attributes ?? {}, own.stock, site),
  }
  return { item, flash: flashOf(line, name, sold, own, site) }
}
