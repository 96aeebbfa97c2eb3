import type { PostedAddresses } from '#src/contract/cart/cart-address.ts'
import type { ExpressMethod, MethodOfKind } from '#src/contract/payments/tenders.ts'

export type Wallet = ExpressMethod

type WalletRow = {
  /** What its addresses come with. */
  context: NonNullable<PostedAddresses['context']>
  /** By what its payment session is asked for. */
  session: { paymentMethodId: MethodOfKind<'wallet' | 'card'>; paymentMethod?: 'paypal' }
  /** Whether its sheet pays, or says who pays, who confirms at a page of its own. */
  confirms: 'sheet' | 'page'
  /** Whether platforms have a sheet of it. */
  isOfPlatform: boolean
}

/** How each wallet is asked, and what it gives (specification, account and content, section 7, Wallet express calls). */
export const walletTable: Readonly<Record<Wallet, WalletRow>> = {
  DW_APPLE_PAY: {
    context: 'APPLE_PAY_EXPRESS',
    session: { paymentMethodId: 'DW_APPLE_PAY' },
    confirms: 'sheet',
    isOfPlatform: true,
  },
  PAYPAL: {
    context: 'PAYPAL_EXPRESS',
    session: { paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' },
    confirms: 'page',
    isOfPlatform: false,
  },
}

/** Whether a button names a wallet. */
export const isWallet = (name: string | undefined): name is Wallet =>
  name !== undefined && Object.hasOwn(walletTable, name)
