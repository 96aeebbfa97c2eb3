import {
  administerCatalogue,
  type CatalogueAdministration,
} from '#src/backend/catalogue/catalogue-administration.ts'
import type { Database } from '#src/backend/platform/database.ts'
import {
  administerPromotions,
  type PromotionAdministration,
} from '#src/backend/promotions/promotion-administration.ts'

/** What those who keep a shop do with its data: its catalogue, and beside it its promotions. */
export type Administration = CatalogueAdministration & { promotions: PromotionAdministration }

/** The administration of a database that this process holds. */
export const administer = (database: Database): Administration => ({
  ...administerCatalogue(database),
  promotions: administerPromotions(database),
})
