import type { DialogInWords, DialogLoaders, LoadedDialog } from '#islands/dialogs/dialog-frame.ts'
import type { FormDialogTexts } from '#islands/forms/FormDialog.tsx'
import type { DialogName, FormDialogName } from '#src/stores/shop-dialogs.ts'
import { loadCartTexts, loadDialogTexts, loadPickupTexts, loadWalletTexts } from './dialog-texts.ts'

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

const loadForm = <N extends FormDialogName>() =>
  load<N, FormDialogTexts>(
    async () => (await import('#islands/forms/FormDialog.tsx')).FormDialog,
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
      async () => (await import('#islands/cart/GiftOptionDialog.tsx')).GiftOptionDialog,
      loadDialogTexts(),
    ),
  'cart-change-shipping-method': () =>
    load(async () => (await import('#islands/cart/ChangeDelivery.tsx')).ChangeDelivery, loadDialogTexts()),
  'change-store-confirmation': () =>
    load(async () => (await import('#islands/pickup/ChangeStore.tsx')).ChangeStore, loadDialogTexts()),
  'store-changed': () =>
    load(async () => (await import('#islands/pickup/StoreChanged.tsx')).StoreChanged, loadDialogTexts()),
  'pickup-in-store': () =>
    load(async () => (await import('#islands/pickup/PickupInStore.tsx')).PickupInStore, loadPickupTexts()),
  'sign-in': loadForm,
  'sign-in-confirmation': loadForm,
  'sign-up': loadForm,
  'loyalty-sign-up': loadForm,
  'forgot-password': loadForm,
  enrollment: loadForm,
  interests: loadForm,
  welcome: loadForm,
  'employee-terms': loadForm,
  'location-confirmation': () =>
    load(
      async () => (await import('#islands/dialogs/ConfirmLocation.tsx')).ConfirmLocation,
      loadDialogTexts(),
    ),
  'pay-later-information': () =>
    load(async () => (await import('#islands/pay-later/PayLater.tsx')).PayLater, loadDialogTexts()),
  'wallet-simulation': () =>
    load(
      async () => (await import('#islands/wallets/WalletSimulation.tsx')).WalletSimulation,
      loadWalletTexts(),
    ),
}
