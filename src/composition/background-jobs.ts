import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { purgeCarts } from '#src/backend/cart/purge-carts.ts'
import { createConsentStore } from '#src/backend/consent/consent-store.ts'
import { purgeConsentRecords } from '#src/backend/consent/purge-consent-records.ts'
import { createContactStore } from '#src/backend/contact/contact-store.ts'
import { purgeContactMessages } from '#src/backend/contact/purge-contact-messages.ts'
import { createWarrantyStore } from '#src/backend/contact/warranty-store.ts'
import { purgeWarrantyCases } from '#src/backend/contact/purge-warranty-cases.ts'
import { purgeChallenges } from '#src/backend/identity/purge-challenges.ts'
import { createPhotoStore } from '#src/backend/photos/photo-store.ts'
import { purgeSubscriptions } from '#src/backend/customer/purge-subscriptions.ts'
import { createSubscriptionStore } from '#src/backend/customer/subscription-store.ts'
import { purgePhotoSubmissions } from '#src/backend/photos/purge-photo-submissions.ts'
import { purgeLogins } from '#src/backend/identity/purge-logins.ts'
import { isCardOfCart } from '#src/backend/cart/queries/is-card-of-cart.ts'
import { isSavedCard } from '#src/backend/customer/queries/is-saved-card.ts'
import { isCardOfOrder, isOrder } from '#src/backend/orders/store/is-of-order.ts'
import { purgePayments } from '#src/backend/payments/purge-payments.ts'
import { purgeSealedCards } from '#src/backend/payments/purge-sealed-cards.ts'
import { forgetOrdersJob } from '#src/backend/orders/store/forget-orders.ts'
import { purgeOrders } from '#src/backend/orders/store/purge-orders.ts'
import type { Database } from '#src/backend/platform/database.ts'
import { createWishlistStore } from '#src/backend/wishlists/wishlist-store.ts'
import { purgeWishlists } from '#src/backend/wishlists/purge-wishlists.ts'
import { anyJob, type AnyJob } from '#src/backend/platform/job.ts'

/** Every job the shop does in the background. */
export const jobsOf = ({ patient }: Database, clock: Clock, log: Log): AnyJob[] => [
  anyJob(purgeCarts(patient, clock, log)),
  anyJob(purgePhotoSubmissions(createPhotoStore(patient), clock)),
  anyJob(purgeContactMessages(createContactStore(patient), clock)),
  anyJob(purgeWarrantyCases(createWarrantyStore(patient), clock)),
  anyJob(purgeConsentRecords(createConsentStore(patient), clock)),
  anyJob(purgeLogins(patient, clock)),
  anyJob(purgeChallenges(patient, clock)),
  anyJob(purgeSubscriptions(createSubscriptionStore(patient), clock)),
  anyJob(purgeOrders(patient, clock)),
  anyJob(forgetOrdersJob(patient)),
  anyJob(purgePayments(patient, clock, { ofCard: [isCardOfCart, isSavedCard, isCardOfOrder], isOrder })),
  anyJob(purgeSealedCards(patient, clock)),
  anyJob(purgeWishlists(createWishlistStore(patient), clock)),
]
