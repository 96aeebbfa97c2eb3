import { loadFirstCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { loadReviews } from '#src/backend/reviews/load-reviews.ts'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { loadStores } from '#src/backend/stores/load-stores.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { promotionFileSchema } from '#src/contract/promotions/promotion-file.ts'
import written from '#demo/promotions.json' with { type: 'json' }
import { demoReviews } from '#demo/reviews/reviews.ts'
import { demoStores, demoStoreStock } from '#demo/stores/stores.ts'

/** Loads the demo shop's catalogue, stores, promotions and reviews into a database without a catalogue. */
export const loadDemoShop = (database: Database): Promise<void> => {
  const catalogue = buildDemoCatalogue()
  const { promotions } = promotionFileSchema.parse(written)
  return loadFirstCatalogue(
    database,
    catalogue,
    async () => {
      await loadStores(database, { stores: demoStores, stock: demoStoreStock(catalogue.products) })
      await administerPromotions(database).load(promotions, { replace: false })
    },
    (tx) => loadReviews(tx, demoReviews()),
  )
}
