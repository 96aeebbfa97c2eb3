import { isUuid } from '#src/base/ids.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { isOfKind, isReward, methodsAt, paysTheRest, tenderRow } from '#src/contract/payments/tenders.ts'

/** The ways to pay the rest that the step of the payment offers. */
export const offeredWays = methodsAt('payment').filter((method) => paysTheRest(method))
export type OfferedWay = (typeof offeredWays)[number]

/** The radio button of the card that the cart holds already. */
export const currentCard = 'current'

/** What a cart's rest is to be paid with, of what that step offers. */
export const offeredTender = ({ payment_instruments }: Pick<Cart, 'payment_instruments'>) =>
  payment_instruments.find(({ payment_method_id: id }) => offeredWays.some((way) => way === id))

const prefix = 'saved-'

/** The radio button of a saved card. */
export const savedCardChoice = ({ paymentInstrumentId }: { paymentInstrumentId: string }): string =>
  `${prefix}${paymentInstrumentId}`

/** The saved card that a form chooses, if it does. */
export const chosenSavedCard = (method = ''): string | undefined => {
  const id = method.startsWith(prefix) ? method.slice(prefix.length) : ''
  return isUuid(id) ? id : undefined
}

export type PaymentMethods = CallOutput<'GET /cart/v1/cart/{basketId}/paymentMethods'>['paymentMethods']

/** What besides the shopper's own money may pay a part: an athlete's credit in minor units, vouchers of a member, gift cards and rewards. */
export type Credits = {
  athlete: { remainingAmount: number; payableAmount: number } | undefined
  hasVouchers: boolean
  hasGiftCards: boolean
  hasRewards: boolean
}

/** The credits of a cart; vouchers and rewards pay only when no athlete balance remains (specification, shopping, section 5). */
export const creditsOf = (methods: PaymentMethods): Credits => ({
  athlete: methods.find(({ code }) => isOfKind(code, 'credit'))?.additionalData,
  hasGiftCards: methods.some(({ code }) => isOfKind(code, 'storedValue') && !isReward(code)),
  hasVouchers: methods.some(({ code }) => isOfKind(code, 'points')),
  hasRewards: methods.some(({ code }) => isOfKind(code, 'storedValue') && isReward(code)),
})

/**
 * The ways that are shown, each with whether it can be chosen: one that was there before a gift card or a reward left too little for it says
 * so.
 */
export const shownWays = (
  methods: PaymentMethods,
  { totals }: Pick<Cart, 'totals'>,
): { way: OfferedWay; isOpen: boolean }[] => {
  const isSplit = totals.remainingToPay < totals.total
  return offeredWays
    .map((way) => ({ way, isOpen: methods.some(({ code }) => code === way) }))
    .filter(({ way, isOpen }) => isOpen || (isSplit && tenderRow(way).amounts !== undefined))
}
