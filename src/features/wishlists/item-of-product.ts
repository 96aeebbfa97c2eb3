const pageSize = 60

/** Where a product stands among the visitor's favorites, as itself and not as a variant; of empty ids where it does not. */
export const itemOfProduct = async (
  call: App.Locals['call'],
  productId: string,
): Promise<{ favoriteId: string; itemId: string }> => {
  for (let start = 0; ; start += pageSize) {
    const answer = await call('GET /wishlists/v2/favorites', { query: { start, count: pageSize } })
    if (!answer.ok) return { favoriteId: '', itemId: '' }
    const { favoriteId = '', items, total } = answer.value
    const found = items.find(({ id, itemType }) => id === productId && itemType === 'product')
    if (found) return { favoriteId, itemId: found.itemId }
    if (start + pageSize >= total) return { favoriteId: '', itemId: '' }
  }
}
