import type { Cart } from '#src/contract/cart/cart.ts'
import { isOfKind } from '#src/contract/payments/tenders.ts'
import { placeOfTender } from '#src/rules/checkout/stored-value.ts'

type Paid = Pick<Cart, 'payment_instruments'>

/** The gift cards or rewards that pay a part of a cart, by the place where they are shown. */
export const heldStoredValue = ({ payment_instruments: tenders }: Paid, place: string) =>
  tenders.filter(
    ({ payment_method_id: method }) => isOfKind(method, 'storedValue') && placeOfTender(method) === place,
  )

/** The credit that pays a part of a cart. */
export const heldCredit = ({ payment_instruments: tenders }: Paid) =>
  tenders.find(({ payment_method_id: method }) => isOfKind(method, 'credit'))
