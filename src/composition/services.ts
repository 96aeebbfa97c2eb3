import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#src/base/log.ts'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { DeliveryMethod } from '#src/contract/delivery/delivery-method.ts'
import type { LibraryPhoto } from '#src/contract/photos/library-photo.ts'
import { createCartStore } from '#src/backend/cart/cart-store.ts'
import { createCatalogueReads } from '#src/backend/catalogue/catalogue-reads.ts'
import { createContactStore } from '#src/backend/contact/contact-store.ts'
import { createReceiveMessage } from '#src/backend/contact/receive-message.ts'
import { createConsentStore } from '#src/backend/consent/consent-store.ts'
import { createRecordConsent } from '#src/backend/consent/record-consent.ts'
import type { Database } from '#src/backend/platform/database.ts'
import { createListingReads } from '#src/backend/catalogue/listing-reads.ts'
import { createPhotoStore } from '#src/backend/photos/photo-store.ts'
import { adoptCart } from '#src/backend/cart/commands/adopt-cart.ts'
import { createCartOwnerStore } from '#src/backend/cart/cart-owner-store.ts'
import type { CartParts } from '#src/backend/cart/cart-parts.ts'
import { createAdoptLists } from '#src/backend/wishlists/adopt-lists.ts'
import { createAdoptGuest } from './adopt-guest.ts'
import { checkoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import { readCart } from '#src/backend/cart/queries/read-cart.ts'
import { adoptOrders, hasOrdered } from '#src/backend/orders/store/order-store.ts'
import { orderLimiters } from '#src/backend/orders/place/order-limits.ts'
import { orderNumbers } from '#src/backend/orders/store/order-numbers.ts'
import { createOrders } from '#src/backend/orders/api/orders.ts'
import type { OrderSurroundings } from '#src/backend/orders/store/order-parts.ts'
import { createCarts } from '#src/backend/cart/carts.ts'
import { createCatalogueCache } from '#src/backend/catalogue/catalogue-cache.ts'
import { createListings } from '#src/backend/catalogue/listings.ts'
import { createPhotos } from '#src/backend/photos/photos.ts'
import { createProducts } from '#src/backend/catalogue/products.ts'
import { createReadGround } from '#src/backend/cart/pricing-ground.ts'
import { createConsumer } from '#src/backend/customer/consumer.ts'
import { createStoreEmployees } from '#src/backend/customer/store-employees.ts'
import type { CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import { createReadCustomerFacts } from '#src/backend/customer/queries/read-customer-facts.ts'
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
import { openEmbeddedPayments } from '#src/backend/payments/open-embedded-payments.ts'
import type { OpenPayments } from '#src/backend/payments/opened-payments.ts'
import { createSavedCards } from '#src/backend/customer/saved-cards.ts'
import { createPaymentSessions } from '#src/backend/payments/payment-session.ts'
import { createGiftCards, wrongPinLimit } from '#src/backend/payments/gift-cards.ts'
import { createGiftCardStore } from '#src/backend/payments/gift-card-store.ts'
import { brandSeller } from '#src/contract/brand.ts'
import type { PrintDocument } from '#src/backend/documents/document-printer.ts'
import type { Mailed, SendMail } from '#src/backend/mail/mail.ts'
import { noHumanCheck, type HumanCheck } from '#src/backend/identity/human-check.ts'
import type { RateLimiters } from '#src/backend/platform/rate-limiter.ts'
import { createReserve, reservedUnitsLimit } from '#src/backend/catalogue/reserve-stock.ts'
import { createCustomerIdentities } from '#src/backend/customer/customer-identity.ts'
import { emailMailLimit } from '#src/backend/identity/commands/ask-for-email.ts'
import { resetMailLimit } from '#src/backend/identity/commands/ask-for-reset.ts'
import type { AddressSuggestions } from '#src/backend/places/address-suggestions.ts'
import { createIdentity } from '#src/backend/identity/identity.ts'
import { createLoginSessions } from '#src/backend/identity/login-sessions.ts'
import { noteSecurityEvent } from '#src/backend/identity/security-events.ts'
import { createPasswordHashes } from '#src/backend/identity/password-hashes.ts'
import { createSignInGuard } from '#src/backend/identity/sign-in-guard.ts'
import { personalDataOfShop } from './personal-data.ts'
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
  /** Who shoppers are; what the database says unless it is named. */
  customerFacts?: CustomerFacts
  limiters: RateLimiters
  sendMail: SendMail
  print: PrintDocument
  /** Who sells, line by line, as invoices say; the brand alone unless it is named. */
  seller?: readonly string[]
  /** Queues mails in the transaction of what they tell of. */
  mailed: Mailed
  /** Scheme, host and port that shoppers see. */
  origin: string
  /** What tells people from programs; nothing does unless it is named. */
  humanCheck?: HumanCheck
  /** Suggests addresses; the towns that the shop knows when missing. */
  addresses?: AddressSuggestions
  /** Who takes the money; the embedded acquirer when missing. */
  openPayments?: OpenPayments
  log: Log
}

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
  sendMail,
  mailed,
  customerFacts = createReadCustomerFacts(database.sql, clock),
  limiters,
  print,
  seller = brandSeller,
  origin,
  humanCheck = noHumanCheck,
  openPayments = openEmbeddedPayments,
  log,
}: ServiceParts) => {
  const reads = createCatalogueReads(database.sql, clock)
  const catalogue = createCatalogueCache(reads)
  database.invalidations.subscribe({ changed: catalogue.invalidate, missed: catalogue.invalidate })
  const listingReads = createListingReads(database.sql)
  const promotions = createPromotions(createPromotionReads(database.sql), database.invalidations)
  const savedItems = createSavedItems(database.sql)
  const storeReads = createStoreReads(database.sql)
  const stores = createStoreQueries(storeReads)
  const employees = createStoreEmployees({
    db: database.sql,
    nameOfStore: async (storeId) => (await stores.byId([storeId])).get(storeId)?.name,
  })
  const readGround = createReadGround({
    catalogue,
    promotions,
    customerFacts,
    deliveryMethods,
    salePolicy,
    hasOrdered: (customerId) => hasOrdered(database.sql, customerId),
  })
  const { provider, cards, pages, fields } = openPayments({
    db: database.sql,
    clock,
    newId,
    log,
    secret,
    origin,
  })
  const savedCards = createSavedCards({ db: database.sql, findCard: cards.findReusable, clock, newId })
  const giftCards = createGiftCards({
    store: createGiftCardStore(database.sql),
    wrongPins: limiters('giftCardPin', wrongPinLimit),
  })
  const cartParts: CartParts = {
    store: createCartStore(database.sql, clock),
    catalogue,
    promotions,
    readGround,
    taxes,
    stores,
    savedItems,
    reserve: createReserve(database.sql, limiters('reservedUnits', reservedUnitsLimit)),
    tenders: {
      taken: provider.methods,
      card: cards.find,
      savedCard: savedCards.tokenOf,
      giftCard: giftCards.balance,
      reward: giftCards.reward,
      giftCardBalance: giftCards.balanceOf,
    },
    clock,
    newId,
  }
  const favorites = createFavorites({
    store: createWishlistStore(database.sql),
    customerFacts,
    catalogue,
    clock,
    newId,
    newToken: () => randomBytes(16).toString('base64url'),
  })
  const logins = createLoginSessions(database.sql, secret)
  const consumer = createConsumer({
    db: database.sql,
    clock,
    newId,
    secret,
    sendMail,
    limiters,
    personalData: personalDataOfShop,
    isConfirmed: ({ loginId }) => logins.isConfirmed(loginId, clock()),
    endLogins: async (tx, customerId) => {
      const ids = await logins.endAll(tx, customerId, clock())
      return () => logins.drop(ids)
    },
    noteEvent: (tx, event, from) => noteSecurityEvent(tx, newId, event, from),
  })
  const sessions = createSessions(secret, clock, newId)
  const inBackground = (work: () => Promise<void>): void => {
    work().catch((error: unknown) => log.error({ event: 'work in the background failed', err: error }))
  }
  const carts = createCarts(cartParts)
  const customers = createCustomerIdentities(database.sql)
  const openSession = createPaymentSessions({ provider: provider.name, fields, origin, clock, newId })
  const payments = { cards, pages, openSession }
  const orderParts: OrderSurroundings = {
    db: database.sql,
    readCart: readCart(cartParts),
    checkoutCart: checkoutCart(cartParts),
    refreshGiftCards: carts.refreshGiftCards,
    reserve: cartParts.reserve,
    provider,
    cardOf: cards.find,
    isHuman: humanCheck.isHuman,
    emailOfCustomer: async (customerId) => (await customers.byId(customerId))?.email,
    ...orderLimiters(limiters),
    ...{ print, seller, mailed },
    ...orderNumbers,
    clock,
    newId,
    log,
  }
  const adoptGuest = createAdoptGuest({
    adoptCart: adoptCart({
      ...cartParts,
      owners: createCartOwnerStore(database.sql),
      countSaved: savedItems.countOf,
    }),
    adoptLists: createAdoptLists(database.sql, newId),
    adoptOrders: (from, to) => adoptOrders(database.sql, from, to),
    unitsOf: async (cartId, caller) => {
      const read = await carts.read(cartId, caller)
      return read.ok ? read.value.totals.totalUnits : 0
    },
    favoriteIdsOf: favorites.productIdsOf,
    log,
  })
  const orders = createOrders(orderParts)
  return {
    humanCheck,
    sessions,
    customerFacts,
    identity: createIdentity({
      db: database.sql,
      customers,
      saleOf: employees.saleOf,
      sessions,
      logins,
      guard: createSignInGuard(database.sql),
      passwords: createPasswordHashes(),
      subscribe: consumer.subscriptions.subscribe,
      sendMail,
      resetMails: limiters('resetMail', resetMailLimit),
      emailMails: limiters('emailMail', emailMailLimit),
      isHuman: humanCheck.isHuman,
      inBackground,
      origin,
      clock,
      newId,
    }),
    consumer,
    employees,
    carts,
    payments,
    orders,
    adoptGuest,
    products: createProducts(catalogue, listingReads),
    listings: createListings(catalogue, listingReads),
    stores: createStores({ reads: storeReads, catalogue }),
    photos: createPhotos({ library: photos, store: createPhotoStore(database.sql), clock, newId }),
    recordConsent: createRecordConsent({ store: createConsentStore(database.sql), clock, newId }),
    receiveMessage: createReceiveMessage({ store: createContactStore(database.sql), sendMail, clock, newId }),
    favorites,
    giftCards,
    savedCards,
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
