import {
  administerCatalogue,
  type CatalogueAdministration,
} from '#src/backend/catalogue/catalogue-administration.ts'
import {
  administerGiftCards,
  type GiftCardAdministration,
} from '#src/backend/payments/gift-card-administration.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import {
  administerPromotions,
  type PromotionAdministration,
} from '#src/backend/promotions/promotion-administration.ts'
import { administerStores, type StoreAdministration } from '#src/backend/stores/store-administration.ts'

/** What those who keep a shop do with its data: its catalogue, and beside it its promotions, stores and gift cards. */
export type Administration = CatalogueAdministration & {
  promotions: PromotionAdministration
  stores: StoreAdministration
  giftCards: GiftCardAdministration
}

/** The administration of a database that this process holds. */
export const administer = (database: Database): Administration => ({
  ...administerCatalogue(database),
  promotions: administerPromotions(database),
  stores: administerStores(database),
  giftCards: administerGiftCards(database),
})
