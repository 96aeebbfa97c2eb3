import type { DialogInWords, DialogLoaders, LoadedDialog } from '#islands/dialogs/dialog-frame.ts'
import type { AuthDialogTexts } from '#islands/auth/AuthDialog.tsx'
import type { QuickShopTexts } from '#islands/quick-shop/quick-shop-texts.ts'
import type { DialogName, FormDialogName } from '#src/stores/dialogs/shop-dialogs.ts'
import { isWallet } from '#src/stores/wallets/wallet-table.ts'
import {
  loadCartTexts,
  loadDialogTexts,
  loadPickupTexts,
  loadQuickShopTexts,
  loadWalletTexts,
} from './dialog-texts.ts'

const load = async <N extends DialogName, Texts>(
  find: () => Promise<DialogInWords<N, Texts>>,
  texts: Promise<Texts>,
): Promise<LoadedDialog<N>> => {
  const [{ withTexts }, Dialog, words] = await Promise.all([
    import('#islands/dialogs/with-texts.tsx'),
    find(),
    texts,
  ])
  return withTexts(Dialog, words)
}

const loadChallengeTexts = async () => {
  const { errors, item } = await loadCartTexts()
  return { ...errors.challenge, text: errors.byCode.AUT403, dismiss: item.dismiss }
}

/** Quick-shop, with the wallets that the page offers. */
const findQuickShop = async () => {
  const [{ withWallets }, { pressWallet }] = await Promise.all([
    import('#islands/quick-shop/with-wallets.tsx'),
    import('../wallets/wallet-buttons.ts'),
  ])
  const { wallets = '' } = document.querySelector<HTMLElement>('[data-wallets]')?.dataset ?? {}
  return withWallets({ offered: wallets.split(' ').filter(isWallet), press: pressWallet })
}

const loadAuth = <N extends FormDialogName>() =>
  load<N, AuthDialogTexts>(
    async () => (await import('#islands/auth/AuthDialog.tsx')).AuthDialog,
    loadDialogTexts(),
  )

/** The shop's dialogs and their texts, each loaded when it is first opened. */
export const dialogLoaders: DialogLoaders = {
  'mini-cart': () =>
    load(async () => (await import('#islands/mini-cart/MiniCart.tsx')).MiniCart, loadCartTexts()),
  'bot-challenge': () =>
    load(
      async () => (await import('#islands/bot-challenge/BotChallenge.tsx')).BotChallenge,
      loadChallengeTexts(),
    ),
  'add-gift-option': () =>
    load(
      async () => (await import('#islands/cart/gifts/GiftOptionDialog.tsx')).GiftOptionDialog,
      loadDialogTexts(),
    ),
  'cart-change-shipping-method': () =>
    load(
      async () => (await import('#islands/cart/delivery/ChangeDelivery.tsx')).ChangeDelivery,
      loadDialogTexts(),
    ),
  'change-store-confirmation': () =>
    load(async () => (await import('#islands/pickup/ChangeStore.tsx')).ChangeStore, loadDialogTexts()),
  'store-changed': () =>
    load(async () => (await import('#islands/pickup/StoreChanged.tsx')).StoreChanged, loadDialogTexts()),
  'pickup-in-store': () =>
    load(async () => (await import('#islands/pickup/PickupInStore.tsx')).PickupInStore, loadPickupTexts()),
  'quick-shop': () => load<'quick-shop', QuickShopTexts>(findQuickShop, loadQuickShopTexts()),
  'notify-me': async () => (await import('./load-notify-me.ts')).loadNotifyMe(),
  'sign-in': loadAuth,
  'sign-in-confirmation': loadAuth,
  'sign-up': loadAuth,
  'loyalty-sign-up': loadAuth,
  'forgot-password': loadAuth,
  enrollment: loadAuth,
  interests: loadAuth,
  welcome: loadAuth,
  'employee-terms': loadAuth,
  'location-confirmation': () =>
    load(
      async () => (await import('#islands/dialogs/ConfirmLocation.tsx')).ConfirmLocation,
      loadDialogTexts(),
    ),
  'pay-later-information': () =>
    load(async () => (await import('#islands/pay-later/PayLater.tsx')).PayLater, loadDialogTexts()),
  'three-ds-challenge': () =>
    load(
      async () => (await import('#islands/checkout/review/ThreeDsChallenge.tsx')).ThreeDsChallenge,
      loadDialogTexts(),
    ),
  'wallet-simulation': () =>
    load(
      async () => (await import('#islands/wallets/WalletSimulation.tsx')).WalletSimulation,
      loadWalletTexts(),
    ),
}
