import type { ExpressMethod } from '#src/contract/payments/tenders.ts'
import type { NewItem } from '#src/stores/cart/cart-change.ts'
import { Button } from '#islands/ui/Button.tsx'

/** The wallets that a page offers. A press must lead to `press` at once, as platforms open their sheets within it alone. */
export type QuickShopWallets = {
  offered: readonly ExpressMethod[]
  /** Orders an item by a wallet; `otherwise` is called where it cannot be had. */
  press: (wallet: ExpressMethod, otherwise: () => void, item: NewItem) => void
}

type Props = {
  offered: QuickShopWallets['offered']
  names: Record<ExpressMethod, string>
  onPress: (wallet: ExpressMethod) => void
}

/** Order the choice at once. */
export const WalletButtons = ({ offered, names, onPress }: Props) =>
  offered.map((wallet) => (
    <Button key={wallet} look="quiet" onClick={() => onPress(wallet)}>
      {names[wallet]}
    </Button>
  ))
