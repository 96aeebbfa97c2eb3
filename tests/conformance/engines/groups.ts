import { describeSessions } from '../backend/sessions.ts'
import { describeSignUp } from '../backend/sign-up.ts'
import { describeSignIn } from '../backend/sign-in.ts'
import { describeStuffing } from '../backend/stuffing.ts'
import { describeAssociates } from '../backend/associates.ts'
import { describeAdoption } from '../backend/adoption.ts'
import { describePasswords } from '../backend/passwords.ts'
import { describeEmails } from '../backend/emails.ts'
import { describePasskeys } from '../backend/passkeys.ts'
import { describeOthersIds } from '../backend/others-ids.ts'
import { describeLoginSessions } from '../backend/login-sessions.ts'
import { describeHumanCheck } from '../backend/human-check.ts'
import { describeProfiles } from '../backend/profiles.ts'
import { describeAddressBooks } from '../backend/address-books.ts'
import { describeSubscriptions } from '../backend/subscriptions.ts'
import { describePrivacy } from '../backend/privacy.ts'
import { describeConsent } from '../backend/consent.ts'
import { describeContact } from '../backend/contact.ts'
import { describeLookups } from '../backend/lookups.ts'
import { describeCarts } from '../backend/carts.ts'
import { describeCartWrites } from '../backend/cart-writes.ts'
import { describeCartDelivery } from '../backend/cart-delivery.ts'
import { describeCartEstimates } from '../backend/cart-estimates.ts'
import { describeCartAdjustments } from '../backend/cart-adjustments.ts'
import { describeCartTaxes } from '../backend/cart-taxes.ts'
import { describeCartTenders } from '../backend/cart-tenders.ts'
import { describeSamePrices } from '../backend/same-prices.ts'
import { describePromotions } from '../backend/promotions.ts'
import { describeCoupons } from '../backend/coupons.ts'
import { describeDiscounts } from '../backend/discounts.ts'
import { describeRewards } from '../backend/rewards.ts'
import { describeLoyalty } from '../backend/loyalty.ts'
import { describeFavorites } from '../backend/favorites.ts'
import { describeSavedForLater } from '../backend/saved-for-later.ts'
import { describePickup } from '../backend/pickup.ts'
import { describeOrders } from '../backend/orders.ts'
import { describeOrdersGivenUp } from '../backend/orders-given-up.ts'
import { describeInvoices } from '../backend/invoices.ts'
import { describeReturns } from '../backend/returns.ts'
import { describeWithdrawals } from '../backend/withdrawals.ts'
import { describeUnitsGivenBack } from '../backend/units-given-back.ts'
import { describeFirstOrders } from '../backend/first-orders.ts'
import { describeOrderPromotions } from '../backend/order-promotions.ts'
import { describeOrderTotals } from '../backend/order-totals.ts'
import { describeOrderOwners } from '../backend/order-owners.ts'
import { describeOrderBounds } from '../backend/order-bounds.ts'
import { describeOrderPoints } from '../backend/order-points.ts'
import { describePointsSpent } from '../backend/points-spent.ts'
import { describeAssociateSales } from '../backend/associate-sales.ts'
import { describeFulfilment } from '../backend/fulfilment.ts'
import { describeCancellations } from '../backend/cancellations.ts'
import { describeStaffCalls } from '../backend/staff-calls.ts'
import { describeRecommendations } from '../backend/recommendations.ts'
import { describeReviews } from '../backend/reviews.ts'
import { describeReviewTallies } from '../backend/review-tallies.ts'
import { describeBackInStock } from '../backend/back-in-stock.ts'
import { describeTellingOfStock } from '../backend/telling-of-stock.ts'
import { describeWarranty } from '../backend/warranty.ts'
import { describeWarrantyPictures } from '../backend/warranty-pictures.ts'
import { describeEmbeddedProvider } from '../backend/embedded-provider.ts'
import { describeAdyen } from '../backend/adyen-provider.ts'
import { describeOrderPayments } from '../backend/order-payments.ts'
import { describeOrderTenders } from '../backend/order-tenders.ts'
import { describeTakenMethods } from '../backend/taken-methods.ts'
import { describeAthletesPayment } from '../backend/athletes-payment.ts'
import { describeRewardTenders } from '../backend/reward-tenders.ts'
import { describeWallets } from '../backend/wallets.ts'
import { describeRefunds } from '../backend/refunds.ts'
import { describeMoneyFaults } from '../backend/money-faults.ts'
import { describeMoneyTakenBack } from '../backend/money-taken-back.ts'
import { describeLateMoney } from '../backend/late-money.ts'
import { describeGiftCardMoney } from '../backend/gift-card-money.ts'
import { describeGiftCardWorth } from '../backend/gift-card-worth.ts'
import { describeGiftCards } from '../backend/gift-cards.ts'
import { describeSoldGiftCards } from '../backend/sold-gift-cards.ts'
import { describeSavedCards } from '../backend/saved-cards.ts'
import { describePurgedPayments } from '../backend/purged-payments.ts'
import { describeBadInput } from '../backend/bad-input.ts'
import { describeCatalogue } from '../backend/catalogue.ts'
import { describeSearch } from '../backend/search.ts'
import { describeFacets } from '../backend/facets.ts'
import { describePhotos } from '../backend/photos.ts'
import { describePreview } from '../backend/preview.ts'
import { describeService } from '../backend/service.ts'
import { describeDirectCalls } from '../backend/direct-calls.ts'
import { describePlaces } from '../backend/places.ts'
import { describeStores } from '../backend/stores.ts'
import { describePriceHistory } from '../backend/price-history.ts'
import { describeAcceptedFields } from '../backend/accepted-fields.ts'
import { describeStatements } from '../backend/statements.ts'
import { describePlans } from '../backend/plans.ts'
import { describeConcurrency } from '../backend/concurrency.ts'
import { describeRepeatedRequests } from '../backend/repeated-requests.ts'
import { describeReservations } from '../backend/reservations.ts'
import { describePromotionClaims } from '../backend/promotion-claims.ts'
import { describeAllocating } from '../backend/allocating.ts'
import { describeForgottenOrders } from '../backend/forgotten-orders.ts'
import { describeInvalidations } from '../backend/invalidations.ts'
import { describeJobs } from '../backend/jobs.ts'
import { describeOrderWebhooks } from '../backend/order-webhooks.ts'
import { describeLimits } from '../backend/limits.ts'
import { describeLoading } from '../backend/loading.ts'
import type { Shop } from '../backend/shop.ts'

/** Describes its tests on a shop that is open when they run. */
export type Suite = (shop: () => Shop) => void

/** Every suite of the back end, in the groups that share one shop. A group is a file on each engine. */
export const groups = {
  accounts: {
    sessions: describeSessions,
    'sign-up': describeSignUp,
    'sign-in': describeSignIn,
    'password stuffing': describeStuffing,
    associates: describeAssociates,
    adoption: describeAdoption,
    passwords: describePasswords,
    emails: describeEmails,
    passkeys: describePasskeys,
    'login sessions': describeLoginSessions,
    'ids of others': describeOthersIds,
    'human check': describeHumanCheck,
    profiles: describeProfiles,
    'address books': describeAddressBooks,
    subscriptions: describeSubscriptions,
    privacy: describePrivacy,
    consent: describeConsent,
    contact: describeContact,
    lookups: describeLookups,
  },
  carts: {
    carts: describeCarts,
    'cart writes': describeCartWrites,
    'cart delivery': describeCartDelivery,
    'cart estimates': describeCartEstimates,
    'cart adjustments': describeCartAdjustments,
    'cart taxes': describeCartTaxes,
    'cart tenders': describeCartTenders,
    'prices of random carts': describeSamePrices,
    promotions: describePromotions,
    coupons: describeCoupons,
    discounts: describeDiscounts,
    rewards: describeRewards,
    loyalty: describeLoyalty,
    favorites: describeFavorites,
    'saved for later': describeSavedForLater,
    pickup: describePickup,
  },
  orders: {
    orders: describeOrders,
    'orders that are given up': describeOrdersGivenUp,
    invoices: describeInvoices,
    returns: describeReturns,
    withdrawals: describeWithdrawals,
    'units that are given back': describeUnitsGivenBack,
    'promotions of orders': describeOrderPromotions,
    'first orders': describeFirstOrders,
    'totals of orders': describeOrderTotals,
    'owners of orders': describeOrderOwners,
    'order bounds': describeOrderBounds,
    'points of orders': describeOrderPoints,
    'points that pay': describePointsSpent,
    'sales of associates': describeAssociateSales,
    fulfilment: describeFulfilment,
    cancellations: describeCancellations,
    'staff calls': describeStaffCalls,
    reviews: describeReviews,
    'tallies of reviews': describeReviewTallies,
    warranty: describeWarranty,
    'pictures of goods that broke': describeWarrantyPictures,
  },
  payments: {
    'embedded acquirer': describeEmbeddedProvider,
    adyen: describeAdyen,
    'payments of orders': describeOrderPayments,
    'tenders of orders': describeOrderTenders,
    'what a payment provider takes': describeTakenMethods,
    'athletes payment': describeAthletesPayment,
    'reward tenders': describeRewardTenders,
    wallets: describeWallets,
    refunds: describeRefunds,
    'faults of captures and refunds': describeMoneyFaults,
    'money that is refused or taken back': describeMoneyTakenBack,
    'money that comes late': describeLateMoney,
    'gift cards': describeGiftCards,
    'gift cards that are sold': describeSoldGiftCards,
    'what buys gift cards': describeGiftCardMoney,
    'what gift cards are worth': describeGiftCardWorth,
    'saved cards': describeSavedCards,
    'purged payments': describePurgedPayments,
  },
  shop: {
    'bad input': describeBadInput,
    catalogue: describeCatalogue,
    facets: describeFacets,
    search: describeSearch,
    recommendations: describeRecommendations,
    photos: describePhotos,
    preview: describePreview,
    service: describeService,
    'direct calls': describeDirectCalls,
    places: describePlaces,
    stores: describeStores,
    'price history': describePriceHistory,
    'back in stock': describeBackInStock,
    'telling of stock': describeTellingOfStock,
    'accepted fields': describeAcceptedFields,
  },
  engine: {
    statements: describeStatements,
    plans: describePlans,
    concurrency: describeConcurrency,
    'repeated requests': describeRepeatedRequests,
    reservations: describeReservations,
    'promotion claims': describePromotionClaims,
    'allocating orders': describeAllocating,
    'forgotten orders': describeForgottenOrders,
    invalidations: describeInvalidations,
    jobs: describeJobs,
    'webhooks of orders': describeOrderWebhooks,
    limits: describeLimits,
    loading: describeLoading,
  },
} satisfies Record<string, Record<string, Suite>>

export type Group = keyof typeof groups

type NamesIn<G> = G extends Group ? keyof (typeof groups)[G] : never

/** A suite by its name. */
export type SuiteName = NamesIn<Group>
