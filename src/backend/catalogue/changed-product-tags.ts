import { productsTag, productTag } from '#src/contract/cache-tags.ts'

/** Beyond this many products it costs less to let go of all than to name each. */
const maxNamed = 200

/** Tags that products which changed invalidate. */
export const changedProductTags = (productIds: readonly string[]): string[] =>
  productIds.length > maxNamed ? [productsTag] : productIds.map(productTag)
