import type { Photo } from '#src/contract/photos/photo.ts'
import type { ProductCard } from '#src/contract/catalogue/product.ts'
import { collectionProducts } from '../collection/collection-products.ts'

/** Most products named below one photo, and asked for in all. */
const maxNamed = 2
const maxProducts = 60

/** The products in photos by master id, as far as the catalogue knows them. `own` is the product of the page itself. */
export const productsIn = async (
  photos: readonly Photo[],
  own: string | undefined,
  context: Parameters<typeof collectionProducts>[1],
): Promise<(photo: Photo) => readonly ProductCard[]> => {
  const wanted = (photo: Photo): string[] => photo.tags.filter((tag) => tag !== own).slice(0, maxNamed)
  const ids = [...new Set(photos.flatMap(wanted))].slice(0, maxProducts)
  if (ids.length === 0) return () => []
  const products = await collectionProducts({ productIds: ids, limit: ids.length }, context)
  const cards = new Map(products.map((card) => [card.masterId, card]))
  return (photo) => wanted(photo).flatMap((tag) => cards.get(tag) ?? [])
}
