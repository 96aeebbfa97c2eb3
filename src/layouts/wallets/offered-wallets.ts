import { isOfKind, methodsAt, type ExpressMethod } from '#src/contract/payments/tenders.ts'

/**
 * The wallets whose buttons a page shows; an associate has none that confirms at a page of its own, such as PayPal (specification, account
 * and content, section 6). There is none for which the provider opens no session: its sheet could only say that it cannot pay.
 */
export const walletsFor = (
  place: 'product' | 'cart' | 'checkout',
  { associate, expressMethods }: Pick<App.Locals, 'associate' | 'expressMethods'>,
): ExpressMethod[] =>
  methodsAt(place).filter(
    (method) => expressMethods.has(method) && (!associate || !isOfKind(method, 'redirect')),
  )
