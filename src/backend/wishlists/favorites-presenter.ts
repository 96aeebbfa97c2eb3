import type { Favorite, Favorites } from '#src/contract/wishlists/favorites.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { productCard } from '#src/backend/catalogue/products/product-card-presenter.ts'
import { unitsOf } from '#src/backend/catalogue/products/product-presenter.ts'
import type { Stock } from '#src/backend/catalogue/stock/stock.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { WishlistItem, WishlistPart } from './wishlist-store.ts'

const presentFavorite = (
  { id, productId, upc, qty, addedAt }: WishlistItem,
  product: StoredProduct | undefined,
  stock: Record<string, number>,
  view: View,
): Favorite => {
  const card = product && productCard(product, stock, view)
  const isInStock = product !== undefined && unitsOf(product, upc, stock) > 0
  return {
    itemId: id,
    id: productId,
    ...(upc === '' ? {} : { upc }),
    itemType: upc === '' ? 'product' : 'variant',
    qty,
    addedAt: new Date(addedAt).toISOString(),
    available: card !== undefined && (upc === '' ? card.available : isInStock),
    pageUrl: card?.url,
    product: card,
  }
}

/** Favorites as a site's shopper sees them: in its language and currency, at today's prices and stock. */
export const presentFavorites = (
  { listId, items, total }: WishlistPart,
  products: ReadonlyMap<string, StoredProduct>,
  stock: Stock,
  view: View,
): Favorites => ({
  ...(listId === '' ? {} : { favoriteId: listId }),
  items: items.map((item) =>
    presentFavorite(item, products.get(item.productId), stock[item.productId] ?? {}, view),
  ),
  total,
})
