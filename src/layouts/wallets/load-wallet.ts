/** Loads what orders by wallets. A file of its own, so that pages carry no list of all that it needs. */
export const loadWallet = () => import('./open-wallet.ts')
