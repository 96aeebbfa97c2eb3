import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { DeliveryMethod } from '#src/contract/delivery/delivery-method.ts'
import type { LibraryPhoto } from '#src/contract/photos/library-photo.ts'
import { createCartStore } from '#src/backend/cart/cart-store.ts'
import { createCatalogueReads } from '#src/backend/catalogue/catalogue-reads.ts'
import { createConsentStore } from '#src/backend/consent/consent-store.ts'
import { createRecordConsent } from '#src/backend/consent/record-consent.ts'
import type { Database } from '#src/backend/platform/database.ts'
import { createListingReads } from '#src/backend/catalogue/listing-reads.ts'
import { createPhotoStore } from '#src/backend/photos/photo-store.ts'
import { createCarts } from '#src/backend/cart/carts.ts'
import { createCatalogueCache } from '#src/backend/catalogue/catalogue-cache.ts'
import { createListings } from '#src/backend/catalogue/listings.ts'
import { createPhotos } from '#src/backend/photos/photos.ts'
import { createProducts } from '#src/backend/catalogue/products.ts'
import { createReadGround } from '#src/backend/cart/pricing-ground.ts'
import { guestFacts, type CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import { createPromotionReads } from '#src/backend/promotions/promotion-reads.ts'
import { createPromotions } from '#src/backend/promotions/promotions.ts'
import { createStoreReads } from '#src/backend/stores/store-reads.ts'
import { createStoreQueries } from '#src/backend/stores/store-queries.ts'
import { createStores } from '#src/backend/stores/stores.ts'
import { createSavedForLater } from '#src/backend/wishlists/saved-for-later.ts'
import { createSavedItems } from '#src/backend/wishlists/saved-items.ts'
import { createFavorites } from '#src/backend/wishlists/favorites.ts'
import { createWishlistStore } from '#src/backend/wishlists/wishlist-store.ts'
import type { SalePolicy } from '#src/rules/promotions/cart-to-price.ts'
import { createGiftCards } from '#src/backend/payments/gift-cards.ts'
import { createGiftCardStore } from '#src/backend/payments/gift-card-store.ts'
import type { RateLimit, RateLimiters } from '#src/backend/platform/rate-limiter.ts'
import { createReserve } from '#src/backend/catalogue/reserve-stock.ts'
import { createSessions } from '#src/backend/identity/sessions.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'

export type ServiceParts = {
  database: Database
  clock: Clock
  newId: NewId
  /** Signs guest tokens; at least 32 characters, the same on all instances of a shop. */
  secret: string
  /** Photos of shoppers that the embedded photo service shows. */
  photos: readonly LibraryPhoto[]
  taxes: TaxService
  /** Whether promotions come on top of sale prices; they do unless it is named. */
  salePolicy?: SalePolicy
  /** The ways in which the shop delivers. */
  deliveryMethods: readonly DeliveryMethod[]
  /** Who shoppers are; guests unless it is named. */
  customerFacts?: CustomerFacts
  limiters: RateLimiters
}

/** Wrong PINs that one gift card bears in an hour, whoever types them. */
const wrongPinLimit: RateLimit = { points: 10, seconds: 3600, isFixed: true }

/** Load balancers give up on a check within a few seconds, and take that for a shop that is down. */
const readyWithinMs = 2_000

/** The back end's services on one database. */
export const createServices = ({
  database,
  clock,
  newId,
  secret,
  photos,
  taxes,
  salePolicy = 'stack',
  deliveryMethods,
  customerFacts = guestFacts,
  limiters,
}: ServiceParts) => {
  const reads = createCatalogueReads(database.sql, clock)
  const catalogue = createCatalogueCache(reads)
  database.invalidations.subscribe({ changed: catalogue.invalidate, missed: catalogue.invalidate })
  const listingReads = createListingReads(database.sql)
  const promotions = createPromotions(createPromotionReads(database.sql), database.invalidations)
  const savedItems = createSavedItems(database.sql)
  const storeReads = createStoreReads(database.sql)
  const readGround = createReadGround({
    catalogue,
    promotions,
    customerFacts,
    deliveryMethods,
    salePolicy,
  })
  return {
    sessions: createSessions(secret, clock, newId),
    carts: createCarts({
      store: createCartStore(database.sql, clock),
      catalogue,
      promotions,
      readGround,
      taxes,
      stores: createStoreQueries(storeReads),
      savedItems,
      reserve: createReserve(database.sql),
      clock,
      newId,
    }),
    products: createProducts(catalogue, listingReads),
    listings: createListings(catalogue, listingReads),
    stores: createStores({ reads: storeReads, catalogue }),
    photos: createPhotos({ library: photos, store: createPhotoStore(database.sql), clock, newId }),
    recordConsent: createRecordConsent({ store: createConsentStore(database.sql), clock, newId }),
    favorites: createFavorites({
      store: createWishlistStore(database.sql),
      customerFacts,
      catalogue,
      clock,
      newId,
      newToken: () => randomBytes(16).toString('base64url'),
    }),
    giftCards: createGiftCards({
      store: createGiftCardStore(database.sql),
      wrongPins: limiters('giftCardPin', wrongPinLimit),
    }),
    savedForLater: createSavedForLater({ store: savedItems, catalogue, clock }),
    /** Whether the database answers, and soon. */
    isReady: (): Promise<boolean> =>
      Promise.race([
        reads.version().then(
          () => true,
          () => false,
        ),
        wait(readyWithinMs, false, { ref: false }),
      ]),
  }
}
