import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { QuickShop } from './QuickShop.tsx'
import type { QuickShopTexts } from './quick-shop-texts.ts'
import type { QuickShopWallets } from './WalletButtons.tsx'

/** Quick-shop with the buttons of the wallets that its page offers. */
export const withWallets =
  (wallets: QuickShopWallets) => (props: DialogFrame<'quick-shop'> & { texts: QuickShopTexts }) => (
    <QuickShop {...props} wallets={wallets} />
  )
