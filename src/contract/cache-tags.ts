/** Tag of one product: its texts, prices and stock. */
export const productTag = (productId: string): string => `product/${productId}`

/** Tag of the reviews of one product. */
export const reviewsTag = (productId: string): string => `reviews/${productId}`

/** Tag of every product, where more changed than are named one by one. */
export const productsTag = 'products'

/** Tag of which products a category or a search shows, in which order, and how their cards look. */
export const listingsTag = 'listings'

/** Tag of the tree of categories. */
export const categoriesTag = 'categories'

/** Tag of which products are recommended, beside those that they are recommended with. */
export const recommendationsTag = 'recommendations'

/** Tag of all promotions and their codes. */
export const promotionsTag = 'promotions'

/** Tag of the photos of shoppers. */
export const photosTag = 'photos'

/** Tag of the physical stores: what they are and when they are open. */
export const storesTag = 'stores'

/** Tags of a response that shows these products. */
export const tagsOfProducts = (productIds: readonly string[]): string[] => [
  productsTag,
  ...productIds.map(productTag),
]
