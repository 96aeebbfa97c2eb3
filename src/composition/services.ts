import { noHumanCheck, type HumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { createSessions } from '#src/backend/identity/sessions.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { createReviewLinks } from '#src/backend/reviews/review-links.ts'
import type { Handlers } from '#src/backend/api/handler.ts'
import type { Foundation } from './domains/foundation.ts'
import { openBackInStock } from './domains/open-back-in-stock.ts'
import { openCart, type CartSettings } from './domains/open-cart.ts'
import { openCatalogue, type CatalogueSettings } from './domains/open-catalogue.ts'
import { openContact, type ContactSettings } from './domains/open-contact.ts'
import { openContent, type ContentSettings } from './domains/open-content.ts'
import { openCustomers, type CustomerSettings } from './domains/open-customers.ts'
import { openIdentity } from './domains/open-identity.ts'
import { openOperations, type OperationsSettings } from './domains/open-operations.ts'
import { openOrders, type OrderSettings } from './domains/open-orders.ts'
import { openPayments, type PaymentSettings } from './domains/open-payments.ts'
import { openRecommendations, type RecommendationSettings } from './domains/open-recommendations.ts'
import { openReviews } from './domains/open-reviews.ts'
import { openStores, type StoreSettings } from './domains/open-stores.ts'
import { openWishlists } from './domains/open-wishlists.ts'

export type ServiceDependencies = Omit<Foundation, 'sessions' | 'cookies'> &
  StoreSettings &
  CustomerSettings &
  PaymentSettings &
  CartSettings &
  CatalogueSettings &
  RecommendationSettings &
  OrderSettings &
  ContactSettings &
  ContentSettings &
  OperationsSettings & {
    /** What tells people from programs; nothing does unless it is named. */
    humanCheck?: HumanCheck
    /** Whether shoppers come over https, so that cookies are kept to it. */
    secureCookies: boolean
  }

/** Opens every domain on one database, each with those that it stands on, and joins their call handlers. */
export const createServices = ({
  humanCheck = noHumanCheck,
  secureCookies,
  ...parts
}: ServiceDependencies) => {
  const sessions = createSessions(parts.secret, parts.clock, parts.newId)
  const cookies = { lifetimeSeconds: sessions.lifetimeSeconds, secure: secureCookies }
  const foundation: Foundation = { ...parts, sessions, cookies }
  const catalogue = openCatalogue(foundation, parts)
  const stores = openStores(foundation, parts, catalogue)
  const customers = openCustomers(foundation, parts, stores)
  const payments = openPayments(foundation, parts)
  const wishlists = openWishlists(foundation, catalogue, customers)
  const cart = openCart(foundation, parts, {
    ...catalogue,
    ...stores,
    ...customers,
    ...payments,
    ...wishlists,
  })
  const { isHuman } = humanCheck
  const reviewLinks = createReviewLinks(createSeal(parts.secret, 'review links'), parts.clock)
  const orders = openOrders(foundation, parts, {
    ...{ ...catalogue, ...customers, ...payments, ...cart, isHuman },
    reviewLinks,
  })
  const identity = openIdentity(foundation, humanCheck, { ...customers, ...wishlists, ...cart })
  const backInStock = openBackInStock(foundation, { ...catalogue, ...customers })
  const handlers: Handlers = {
    ...catalogue.handlers,
    ...stores.handlers,
    ...customers.handlers,
    ...payments.handlers,
    ...wishlists.handlers,
    ...cart.handlers,
    ...orders.handlers,
    ...identity.handlers,
    ...openContact(foundation, parts, orders).handlers,
    ...openRecommendations(foundation, parts, catalogue).handlers,
    ...openReviews(foundation, reviewLinks, orders).handlers,
    ...backInStock.handlers,
    ...openContent(foundation, parts).handlers,
    ...openOperations(foundation, parts, { ...catalogue, ...orders }).handlers,
  }
  return {
    sessions,
    cookies,
    handlers,
    identity: identity.identity,
    orders: orders.orders,
    tellOfStock: backInStock.tell,
    isReady: catalogue.isReady,
    expressMethods: payments.provider.express,
  }
}
