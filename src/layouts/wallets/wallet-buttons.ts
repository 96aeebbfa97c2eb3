import { isWallet } from '#src/stores/wallets/wallet-table.ts'
import type { NewItem } from '#src/stores/cart/cart-change.ts'
import type * as loaded from './open-wallet.ts'

let wallets: typeof loaded | undefined

const load = async (): Promise<typeof loaded> => {
  const { loadWallet } = await import('./load-wallet.ts')
  return (wallets = await loadWallet())
}

// A platform that has the wallet opens its sheet within the press alone, which leaves no time to load anything.
if ('ApplePaySession' in window) void load().catch(() => undefined)

/** Orders by the wallet that a button names, an item or the visitor's cart. `otherwise` is called where there is no such wallet, or its script cannot be had. */
export const pressWallet = (name: string | undefined, otherwise: () => void, item?: NewItem): void => {
  if (!isWallet(name)) return otherwise()
  if (wallets) wallets.openWallet(name, item)
  else void load().then(({ openWallet }) => openWallet(name, item), otherwise)
}
