import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabasePlace } from '#src/backend/platform/database.ts'
import { describeAcceptedFields } from './accepted-fields.ts'
import { describeAssociates } from './associates.ts'
import { describeAssociateSales } from './associate-sales.ts'
import { describeUnitsGivenBack } from './units-given-back.ts'
import { describeWithdrawals } from './withdrawals.ts'
import { describeWallets } from './wallets.ts'
import { describeAthletesPayment } from './athletes-payment.ts'
import { describeAdyen } from './adyen-provider.ts'
import { describeAdoption } from './adoption.ts'
import { describeBadInput } from './bad-input.ts'
import { describeCartAdjustments } from './cart-adjustments.ts'
import { describeCartDelivery } from './cart-delivery.ts'
import { describeCartEstimates } from './cart-estimates.ts'
import { describeCarts } from './carts.ts'
import { describeCartTaxes } from './cart-taxes.ts'
import { describeCartTenders } from './cart-tenders.ts'
import { describeCartWrites } from './cart-writes.ts'
import { describeCatalogue } from './catalogue.ts'
import { describeCoupons } from './coupons.ts'
import { describeConcurrency } from './concurrency.ts'
import { describeContact } from './contact.ts'
import { describeConsent } from './consent.ts'
import { describeAddressBooks } from './address-books.ts'
import { describeProfiles } from './profiles.ts'
import { describeDiscounts } from './discounts.ts'
import { describeLookups } from './lookups.ts'
import { describeLoyalty } from './loyalty.ts'
import { describeSubscriptions } from './subscriptions.ts'
import { describePrivacy } from './privacy.ts'
import { describeAllocating } from './allocating.ts'
import { describeForgottenOrders } from './forgotten-orders.ts'
import { describeDirectCalls } from './direct-calls.ts'
import { describeFavorites } from './favorites.ts'
import { describeLoginSessions } from './login-sessions.ts'
import { describeEmails } from './emails.ts'
import { describePasskeys } from './passkeys.ts'
import { describePasswords } from './passwords.ts'
import { describeHumanCheck } from './human-check.ts'
import { describeInvalidations } from './invalidations.ts'
import { describeJobs } from './jobs.ts'
import { describeLimits } from './limits.ts'
import { describeLoading } from './loading.ts'
import { describeOrderPayments } from './order-payments.ts'
import { describeOrderOwners } from './order-owners.ts'
import { describeOrderPromotions } from './order-promotions.ts'
import { describeOrderTotals } from './order-totals.ts'
import { describeTakenMethods } from './taken-methods.ts'
import { describeOrderTenders } from './order-tenders.ts'
import { describeInvoices } from './invoices.ts'
import { describeOrders } from './orders.ts'
import { describeEmbeddedProvider } from './embedded-provider.ts'
import { describePhotos } from './photos.ts'
import { describePickup } from './pickup.ts'
import { describePlaces } from './places.ts'
import { describePlans } from './plans.ts'
import { describePriceHistory } from './price-history.ts'
import { describePromotionClaims } from './promotion-claims.ts'
import { describePromotions } from './promotions.ts'
import { describePreview } from './preview.ts'
import { describeOrderBounds } from './order-bounds.ts'
import { describeOrderWebhooks } from './order-webhooks.ts'
import { describeService } from './service.ts'
import { describeStaffCalls } from './staff-calls.ts'
import { describeOrderPoints } from './order-points.ts'
import { describeCancellations } from './cancellations.ts'
import { describeFulfilment } from './fulfilment.ts'
import { describeMoneyFaults } from './money-faults.ts'
import { describeLateMoney } from './late-money.ts'
import { describeMoneyTakenBack } from './money-taken-back.ts'
import { describeRefunds } from './refunds.ts'
import { describeGiftCards } from './gift-cards.ts'
import { describeSoldGiftCards } from './sold-gift-cards.ts'
import { describeWarranty } from './warranty.ts'
import { describeWarrantyPictures } from './warranty-pictures.ts'
import { describeSavedCards } from './saved-cards.ts'
import { describePurgedPayments } from './purged-payments.ts'
import { describeReservations } from './reservations.ts'
import { describeReturns } from './returns.ts'
import { describeRewards } from './rewards.ts'
import { describeRewardTenders } from './reward-tenders.ts'
import { describeSamePrices } from './same-prices.ts'
import { describeSavedForLater } from './saved-for-later.ts'
import { describeRepeatedRequests } from './repeated-requests.ts'
import { describeSessions } from './sessions.ts'
import { describeSignIn } from './sign-in.ts'
import { describeStuffing } from './stuffing.ts'
import { describeSignUp } from './sign-up.ts'
import { describeStores } from './stores.ts'
import { openShop, type Shop } from './shop.ts'
import { describeStatements } from './statements.ts'

const suites = {
  sessions: describeSessions,
  'sign-up': describeSignUp,
  'sign-in': describeSignIn,
  'password stuffing': describeStuffing,
  associates: describeAssociates,
  'sales of associates': describeAssociateSales,
  adoption: describeAdoption,
  passwords: describePasswords,
  emails: describeEmails,
  passkeys: describePasskeys,
  'login sessions': describeLoginSessions,
  carts: describeCarts,
  'cart writes': describeCartWrites,
  'cart delivery': describeCartDelivery,
  'cart estimates': describeCartEstimates,
  'cart adjustments': describeCartAdjustments,
  'cart taxes': describeCartTaxes,
  'cart tenders': describeCartTenders,
  concurrency: describeConcurrency,
  'repeated requests': describeRepeatedRequests,
  'bad input': describeBadInput,
  catalogue: describeCatalogue,
  photos: describePhotos,
  consent: describeConsent,
  contact: describeContact,
  favorites: describeFavorites,
  'saved for later': describeSavedForLater,
  rewards: describeRewards,
  'embedded acquirer': describeEmbeddedProvider,
  adyen: describeAdyen,
  orders: describeOrders,
  invoices: describeInvoices,
  returns: describeReturns,
  withdrawals: describeWithdrawals,
  'units that are given back': describeUnitsGivenBack,
  'payments of orders': describeOrderPayments,
  'tenders of orders': describeOrderTenders,
  'what a payment provider takes': describeTakenMethods,
  'athletes payment': describeAthletesPayment,
  'reward tenders': describeRewardTenders,
  wallets: describeWallets,
  'promotions of orders': describeOrderPromotions,
  'totals of orders': describeOrderTotals,
  'owners of orders': describeOrderOwners,
  'order bounds': describeOrderBounds,
  fulfilment: describeFulfilment,
  cancellations: describeCancellations,
  'points of orders': describeOrderPoints,
  refunds: describeRefunds,
  'faults of captures and refunds': describeMoneyFaults,
  'money that is refused or taken back': describeMoneyTakenBack,
  'money that comes late': describeLateMoney,
  'gift cards': describeGiftCards,
  'gift cards that are sold': describeSoldGiftCards,
  warranty: describeWarranty,
  'pictures of goods that broke': describeWarrantyPictures,
  'saved cards': describeSavedCards,
  'purged payments': describePurgedPayments,
  reservations: describeReservations,
  preview: describePreview,
  service: describeService,
  'direct calls': describeDirectCalls,
  'human check': describeHumanCheck,
  invalidations: describeInvalidations,
  jobs: describeJobs,
  'webhooks of orders': describeOrderWebhooks,
  'staff calls': describeStaffCalls,
  limits: describeLimits,
  loading: describeLoading,
  pickup: describePickup,
  places: describePlaces,
  profiles: describeProfiles,
  'address books': describeAddressBooks,
  subscriptions: describeSubscriptions,
  loyalty: describeLoyalty,
  discounts: describeDiscounts,
  lookups: describeLookups,
  privacy: describePrivacy,
  'allocating orders': describeAllocating,
  'forgotten orders': describeForgottenOrders,
  plans: describePlans,
  'price history': describePriceHistory,
  statements: describeStatements,
  stores: describeStores,
  promotions: describePromotions,
  coupons: describeCoupons,
  'promotion claims': describePromotionClaims,
  'prices of random carts': describeSamePrices,
  'accepted fields': describeAcceptedFields,
}

/** The one conformance suite, on a database of its own. Engines are slow to start, so all tests share one. */
export const describeEngine = (
  engine: string,
  prepare: () => Promise<{ place: DatabasePlace; drop: () => Promise<void> }>,
): void => {
  describe(`the back end on ${engine}`, () => {
    let shop: Shop | undefined
    let drop = async (): Promise<void> => undefined

    beforeAll(async () => {
      const prepared = await prepare()
      drop = prepared.drop
      shop = await openShop(prepared.place)
    }, 120_000)

    afterAll(async () => {
      await shop?.close()
      await drop()
    })

    const opened = (): Shop => {
      if (!shop) throw new Error('the shop is opened before its tests run')
      return shop
    }
    for (const [name, define] of Object.entries(suites)) describe(name, () => define(opened))
  })
}
