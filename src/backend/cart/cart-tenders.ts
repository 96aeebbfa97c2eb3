import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import type { Site } from '#src/contract/sites.ts'
import { byRank, isOfKind, isReward, paysTheRest } from '#src/contract/payments/tenders.ts'
import type { AmountToPay } from '#src/rules/payments/gift-card-lines.ts'
import { splitTenders, type TenderWish } from '#src/rules/payments/split-tenders.ts'
import { creditLeft, type Customer } from '#src/backend/customer/customer-facts.ts'
import type { StoredCart } from './store/cart-store.ts'
import { appliedVoucher } from './plans/reward-plans.ts'

type Shown = Cart['payment_instruments'][number]

/** The tender of a cart that pays what the others leave. */
export const tenderOfRest = ({ paymentInstruments = [] }: CartDetails): CartTender | undefined =>
  paymentInstruments.find(({ payment_method_id }) => paysTheRest(payment_method_id))

const limitOf = (tender: CartTender, customer: Customer, site: Site): Pick<TenderWish, 'limit'> => {
  if (isOfKind(tender.payment_method_id, 'credit')) return { limit: creditLeft(customer, site) }
  if (!('giftCard' in tender)) return {}
  const { giftCard } = tender
  return { limit: giftCard.currency === site.currency ? giftCard.balance : 0 }
}

/** What a cart is to be paid with on a site: its voucher and its tenders. A gift card of another currency pays nothing, nor do rewards while an athlete has credit left (specification, shopping, section 5). */
export const wishedTenders = (
  cart: Pick<StoredCart, 'details'>,
  customer: Customer,
  site: Site,
): TenderWish[] => {
  const voucher = appliedVoucher(cart, customer, site)
  const limit = voucher?.amountInCurrency ?? 0
  const hasCredit = creditLeft(customer, site) > 0
  const mayPay = ({ payment_method_id: method }: CartTender): boolean => !(hasCredit && isReward(method))
  return [
    ...(voucher ? [{ id: 'voucher', method: 'LOYALTY_POINTS', limit } as const] : []),
    ...(cart.details.paymentInstruments ?? []).filter(mayPay).map((tender) => ({
      id: tender.payment_instrument_id,
      method: tender.payment_method_id,
      ...limitOf(tender, customer, site),
    })),
  ]
}

const presentTender = (tender: CartTender): Shown => {
  const { payment_instrument_id, payment_method_id, c_requestID, c_paymentID, c_payerID } = tender
  const common = { payment_instrument_id, payment_method_id, c_requestID, c_paymentID, c_payerID }
  if ('giftCard' in tender) return { ...common, c_gcCardNumber: tender.giftCard.lastSigns }
  if (!('card' in tender)) return common
  const { brand, lastSigns, expiryMonth, expiryYear } = tender.card
  return { ...common, card: { brand, lastSigns, expiryMonth, expiryYear } }
}

/** The tenders of a cart as they are shown, in the order in which they pay, each with what it pays in minor units. */
export const presentTenders = (
  { paymentInstruments = [] }: CartDetails,
  toPay: AmountToPay,
  wished: readonly TenderWish[],
): Shown[] => {
  const amounts = new Map(splitTenders(toPay, wished).tenders.map(({ id, amount }) => [id, amount]))
  return paymentInstruments
    .map((tender) => ({ ...presentTender(tender), amount: amounts.get(tender.payment_instrument_id) }))
    .toSorted((one, other) => byRank(one.payment_method_id, other.payment_method_id))
}
