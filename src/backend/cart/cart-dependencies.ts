import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { Shopper } from '#src/backend/customer/customer-facts.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'
import type { PromotionQueries } from '#src/backend/promotions/promotions.ts'
import type { Reserve } from '#src/backend/catalogue/stock/reserve-stock.ts'
import type { SavedItems } from '#src/backend/wishlists/saved-items.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'
import type { StoreQueries } from '#src/backend/stores/store-queries.ts'
import type { PaymentProvider } from '#src/backend/payments/payment-provider.ts'
import type { PayingCard } from '#src/backend/payments/opened-payments.ts'
import type { GiftCards } from '#src/backend/payments/gift-cards.ts'
import type { CartStore } from './store/cart-store.ts'
import type { ReadPricingInputs } from './pricing/pricing-inputs.ts'

/** What the cart's use cases are made of. */
export type CartDependencies = {
  store: CartStore
  catalogue: CatalogueQueries
  promotions: PromotionQueries
  /** Reads what prices rest on besides the cart. */
  readPricingInputs: ReadPricingInputs
  taxes: TaxService
  reserve: Reserve
  stores: Pick<StoreQueries, 'byId' | 'holdings'>
  /** What sessions saved for later. */
  savedItems: Pick<SavedItems, 'find' | 'idOf' | 'saveLine' | 'takeLine'>
  /** What a cart is paid with: what the provider takes, the card of a token, a customer's saved card as a token, gift cards and rewards by number and PIN, and what they hold by now. */
  tenders: {
    taken: PaymentProvider['methods']
    card: (token: string) => Promise<PayingCard | undefined>
    savedCard: (customerId: string, id: string) => Promise<string | undefined>
    giftCard: GiftCards['balance']
    reward: GiftCards['reward']
    giftCardBalance: GiftCards['balanceOf']
  }
  clock: Clock
  newId: NewId
}

/** What a caller wants to know of deliveries (specification, shopping, section 7, queries of the cart). */
export type DeliveryView = {
  /** The shopper's own store: each item says whether it can be picked up there. */
  favStoreId: string | undefined
  /** Whether what stores hold, and what is in stock, decides what the cart says; it does unless this is false. */
  inventorySupplyCheck: boolean | undefined
}

/** Whose cart it is, where they shop, how they see the catalogue, whether an editor has it explained, and which request asks. */
export type Caller = View &
  Shopper & {
    channel: string
    explains?: boolean
    request?: KeyedRequest | undefined
  } & Partial<DeliveryView>
