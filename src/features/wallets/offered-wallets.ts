import type { Wallet } from '#src/stores/wallets/express-checkout.ts'

/**
 * The wallets whose buttons a page shows; an associate has no PayPal (specification, account and content, section 6). Where the provider
 * opens no session for them there are none: a sheet could only say that it cannot pay.
 */
export const walletsFor = ({
  associate,
  opensWallets,
}: Pick<App.Locals, 'associate' | 'opensWallets'>): Wallet[] => {
  if (!opensWallets) return []
  return associate ? ['DW_APPLE_PAY'] : ['DW_APPLE_PAY', 'PAYPAL']
}
