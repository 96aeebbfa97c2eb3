import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { purgedData, type PurgedData } from '#src/base/retention.ts'
import { createStockRequestPurges } from '#src/backend/back-in-stock/purge-stock-requests.ts'
import { purgeAssociateActs } from '#src/backend/associates/associate-acts.ts'
import { cartBaskets } from '#src/backend/cart/queries/cart-baskets.ts'
import { createCartPurgeStore } from '#src/backend/cart/store/cart-purge-store.ts'
import { isCardOfCart } from '#src/backend/cart/queries/is-card-of-cart.ts'
import { createConsentStore } from '#src/backend/consent/consent-store.ts'
import { createContactStore } from '#src/backend/contact/contact-store.ts'
import { createWarrantyStore } from '#src/backend/contact/warranty-store.ts'
import { isSavedCard } from '#src/backend/customer/saved-cards/is-saved-card.ts'
import { createSubscriptionStore } from '#src/backend/customer/subscriptions/subscription-store.ts'
import { purgeLoginSessions } from '#src/backend/identity/login-sessions.ts'
import { purgeOneTimeTokens } from '#src/backend/identity/one-time-tokens.ts'
import { purgeSecurityEvents } from '#src/backend/identity/security-events.ts'
import { createSignInGuard } from '#src/backend/identity/sign-in-guard.ts'
import { purgeUsedChallenges } from '#src/backend/identity/human-check/used-challenges.ts'
import { forgetOrdersJob } from '#src/backend/orders/store/forget-orders.ts'
import { isCardOfOrder, isOrder } from '#src/backend/orders/store/is-of-order.ts'
import { orderedBaskets } from '#src/backend/orders/store/ordered-baskets.ts'
import { purgeOrders } from '#src/backend/orders/store/purge-orders.ts'
import { purgePayments } from '#src/backend/payments/purge-payments.ts'
import { purgeSealedCards } from '#src/backend/payments/purge-sealed-cards.ts'
import { createPhotoStore } from '#src/backend/photos/photo-store.ts'
import type { Database, Sql } from '#src/backend/platform/database/database.ts'
import { anyJob, type AnyJob } from '#src/backend/platform/jobs/job.ts'
import { purgeJob, type Purge } from '#src/backend/platform/jobs/purge-job.ts'
import { purgeRecommendationCounts } from '#src/backend/recommendations/count-recommendations.ts'
import { learnAffinitiesJob, type BasketSource } from '#src/backend/recommendations/learn-affinities.ts'
import { createWishlistStore } from '#src/backend/wishlists/wishlist-store.ts'

const purgesOf = (db: Sql, log: Log): Record<PurgedData, Purge> => {
  const carts = createCartPurgeStore(db)
  const stockRequests = createStockRequestPurges(db)
  const ofCard = [isCardOfCart, isSavedCard, isCardOfOrder]
  return {
    carts: async (before) => log.info({ event: 'carts purged', old: await carts.purge(before) }),
    'empty-carts': async (before) =>
      log.info({ event: 'carts purged', empty: await carts.purgeEmpty(before) }),
    wishlists: createWishlistStore(db).purge,
    orders: (before) => purgeOrders(db, before),
    payments: (before) => purgePayments(db, { ofCard, isOrder }, before),
    'sealed-cards': (before) => purgeSealedCards(db, before),
    'contact-messages': createContactStore(db).purge,
    'warranty-cases': createWarrantyStore(db).purge,
    'photo-submissions': createPhotoStore(db).purge,
    'consent-records': createConsentStore(db).purge,
    subscriptions: createSubscriptionStore(db).purge,
    'stock-requests': stockRequests.old,
    'unconfirmed-stock-requests': stockRequests.unconfirmed,
    'told-stock-requests': stockRequests.told,
    logins: (before) => purgeLoginSessions(db, before),
    'security-events': (before) => purgeSecurityEvents(db, before),
    'associate-acts': (before) => purgeAssociateActs(db, before),
    'one-time-tokens': (before) => purgeOneTimeTokens(db, before),
    'sign-in-attempts': createSignInGuard(db).purge,
    'recommendation-counts': (before) => purgeRecommendationCounts(db, before),
    challenges: (before) => purgeUsedChallenges(db, before),
  }
}

/** What the shop's own recommendations learn from. */
export const basketSourcesOf = (db: Sql): BasketSource[] => [
  { read: orderedBaskets(db), days: 365, maxBaskets: 10_000, weight: 1 },
  { read: cartBaskets(db), days: 30, maxBaskets: 10_000, weight: 0.1 },
]

/** Every job that keeps the shop's data tidy. */
export const jobsOf = ({ patient }: Database, clock: Clock, log: Log): AnyJob[] => {
  const purges = purgesOf(patient, log)
  return [
    ...purgedData.map((kind) => purgeJob(kind, clock, purges[kind])),
    anyJob(forgetOrdersJob(patient)),
    anyJob(learnAffinitiesJob({ db: patient, clock, sources: basketSourcesOf(patient) })),
  ]
}
