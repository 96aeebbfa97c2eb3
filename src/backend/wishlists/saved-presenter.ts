import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { SavedForLater, SavedItem } from '#src/contract/wishlists/saved-for-later.ts'
import { sizeText } from '#src/rules/catalogue/size-text.ts'
import { productUrl } from '#src/rules/navigation/shop-url.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { presentImage, unitsOf } from '#src/backend/catalogue/products/product-presenter.ts'
import { linePrice } from '#src/backend/catalogue/site-price.ts'
import type { Stock } from '#src/backend/catalogue/stock/stock.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { SavedItemRow, SavedPart } from './saved-items.ts'
import type { SavedLine } from './saved-line.ts'

type OfProduct = Pick<
  SavedItem,
  'name' | 'image' | 'pageUrl' | 'price' | 'attributes' | 'available' | 'maxQty'
>

const absent: OfProduct = { attributes: [], available: false, maxQty: 0 }

/** What the catalogue says of a saved line today. */
const presentProductOf = (
  line: SavedLine,
  product: StoredProduct | undefined,
  stock: Record<string, number>,
  { site }: View,
): OfProduct => {
  const variant = product?.variants.find(({ upc }) => upc === line.upc)
  if (!product?.active || !variant) return absent
  const color = variant.attributes['color']
  const image = product.images.find(({ colorId }) => colorId === color) ?? product.images[0]
  const price = linePrice(product, line, site)
  const units = unitsOf(product, line.upc, stock)
  return {
    name: textIn(product.name, site.locale),
    image: image && presentImage(image, site),
    pageUrl: productUrl(site.locale, product.slug, product.productId, color),
    price: price && { current: price.current, original: price.original },
    attributes: product.attributes.flatMap(({ type, label, options }) => {
      const option = options.find(({ id }) => id === variant.attributes[type])
      const value = option && sizeText(textIn(option.value, site.locale), site.locale)
      return value === undefined ? [] : [{ label: textIn(label, site.locale), value }]
    }),
    available: price !== undefined && units > 0,
    maxQty: Math.min(units, line.maxQty, variant.maxQty ?? largestQuantity),
  }
}

const presentSaved = (
  { id, line, savedAt }: SavedItemRow,
  product: StoredProduct | undefined,
  stock: Record<string, number>,
  view: View,
): SavedItem => ({
  itemId: id,
  productId: line.productId,
  upc: line.upc,
  qty: line.qty,
  currency: view.site.currency,
  ...presentProductOf(line, product, stock, view),
  recipeId: line.recipeId || undefined,
  storeId: line.storeId || undefined,
  precreatedCustomsCode: line.precreatedCustomsCode || undefined,
  customAmount: line.customAmount || undefined,
  productImageURL: line.productImageURL || undefined,
  giftOption: line.giftOption ?? undefined,
  savedAt: new Date(savedAt).toISOString(),
})

/** What is saved for later as a site's shopper sees it: in its language and currency, at today's prices and stock. */
export const presentSavedForLater = (
  { listId, items, total }: SavedPart,
  products: ReadonlyMap<string, StoredProduct>,
  stock: Stock,
  view: View,
): SavedForLater => ({
  saveForLaterId: listId || undefined,
  items: items.map((item) =>
    presentSaved(item, products.get(item.line.productId), stock[item.line.productId] ?? {}, view),
  ),
  total,
})
