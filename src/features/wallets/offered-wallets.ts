import type { Wallet } from '#src/stores/wallets/express-checkout.ts'

/** The wallets whose buttons a page shows; an associate has no PayPal (specification, account and content, section 6). */
export const walletsFor = ({ associate }: Pick<App.Locals, 'associate'>): Wallet[] =>
  associate ? ['DW_APPLE_PAY'] : ['DW_APPLE_PAY', 'PAYPAL']
