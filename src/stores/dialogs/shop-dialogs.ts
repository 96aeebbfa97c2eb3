import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import type { QuickShopPurpose } from '#src/rules/catalogue/quick-shop.ts'
import type { WalletContact } from '#src/rules/payments/wallet-contact.ts'
import type { Wallet } from '../wallets/wallet-table.ts'
import type { SimulatedSheet } from '../wallets/simulated-sheet.ts'

type Shipment = Cart['shippingMethods'][number]

type Dialog<Props, Value = undefined> = { props: Props; value: Value }

/** A store as dialogs name it. */
export type NamedStore = { storeId: string; name: string }

/** Why the mini cart shows: the shopper asked for it, or has just added a variant. */
export type MiniCartReason = { kind: 'asked' } | { kind: 'added'; upc: string }

/** What is to be picked up: so many units of a variant. `storeId` is the store chosen so far. */
export type PickupWish = {
  productId: string
  upc: string
  qty: number
  name: string
  storeId?: string
  storeName?: string
}

/**
 * Dialogs that show a page of the account, whose forms lead from one to the next. `path` is where they begin, with what its query says;
 * the page of the dialog's name when missing. They close with a value once their flow came to its end.
 */
export type FormDialogName =
  | ('sign-in' | 'sign-in-confirmation' | 'sign-up' | 'loyalty-sign-up' | 'forgot-password')
  // The first takes the place of `sign-in` where the setting says so.
  | ('enrollment' | 'interests' | 'welcome' | 'employee-terms')

/**
 * The dialogs that this shop has (specification, both documents, section 2), by name: what each is given, and the value it
 * closes with. `src/layouts/dialogs/dialog-loaders.ts` says where each is found. A dialog that is not here yet stands in
 * `LaterDialogs`, and cannot be opened.
 */
export type ShopDialogs = Record<FormDialogName, Dialog<{ path?: string }>> & {
  'mini-cart': Dialog<MiniCartReason>
  'add-gift-option': Dialog<{ item: CartItem }, CartItem['giftOption']>
  'cart-change-shipping-method': Dialog<{ shipment: Shipment; currency: string }, Pick<Shipment, 'code'>>
  /**
   * Chooses a variant of a product, whose page is at `href`; `upc` is the one chosen so far. It adds by itself, and closes with the
   * other variant of what is in the cart or saved for later, which is changed by whoever opened it.
   */
  'quick-shop': Dialog<
    { purpose: QuickShopPurpose; productId: string; name: string; href: string; upc?: string },
    { upc: string }
  >
  /** Takes who wants to be told when a variant of a product is back in stock; `upc` is the one they wanted, if they chose one. `href` is the same as a page. */
  'notify-me': Dialog<{ productId: string; href: string; upc?: string }>
  /** Asks before an item is collected elsewhere than the shopper wanted. */
  'change-store-confirmation': Dialog<{ from: NamedStore; to: NamedStore }, 'change'>
  /** Tells that the shopper's store changed while `count` items are still collected in the former one. */
  'store-changed': Dialog<{ from: NamedStore; to: NamedStore; count: number }, 'all'>
  'pickup-in-store': Dialog<PickupWish, NamedStore>
  /** Asks before the shopper goes to another country's shop, at `href`. */
  'location-confirmation': Dialog<{ label: string; href: string }>
  /** `amount` is in minor units. */
  'pay-later-information': Dialog<{ amount: number; currency: string }>
  /** Stands for the sheet of a wallet that the platform has not; `contact` is whom that belongs to. */
  'wallet-simulation': Dialog<{
    wallet: Wallet
    sheet: SimulatedSheet
    contact: WalletContact
    currency: string
  }>
  /** Frames the page of a bank that wants to know whether the owner of a card orders; `frame` is its address. */
  'three-ds-challenge': Dialog<{ orderNumber: string; frame: string }, { threeDS2Result: string }>
  /** Asks whether a person is shopping, after a call was taken for a program's. */
  'bot-challenge': Dialog<undefined>
}

/** The dialogs of the specification that the shop does not have yet. Each moves up with what it is for. */
export type LaterDialogs = {
  'ask-question': Dialog<{ productId: string }>
  'ask-question-success': Dialog<undefined>
  'event-sign-up': Dialog<{ eventId: string }, 'joined'>
  'review-photo': Dialog<{ mediaId: string }>
}

export type DialogName = keyof ShopDialogs
