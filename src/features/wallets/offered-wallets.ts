import { isOfKind, methodsAt, type ExpressMethod } from '#src/contract/payments/tenders.ts'

/**
 * The wallets whose buttons a page shows; an associate has none that confirms at a page of its own, such as PayPal (specification, account
 * and content, section 6). Where the provider opens no session for them there are none: a sheet could only say that it cannot pay.
 */
export const walletsFor = (
  place: 'product' | 'cart' | 'checkout',
  { associate, opensWallets }: Pick<App.Locals, 'associate' | 'opensWallets'>,
): ExpressMethod[] => {
  if (!opensWallets) return []
  return methodsAt(place).filter((method) => !associate || !isOfKind(method, 'redirect'))
}
