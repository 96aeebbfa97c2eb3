import { ok, type Result } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller, CartParts } from '../cart-parts.ts'

type RefreshParts = Pick<CartParts, 'store' | 'tenders'>

/**
 * Has a cart know what its gift cards hold by now: those that can be used no more leave it. True where that changed what they pay, so
 * that the shopper is to look again before they order.
 */
export const refreshGiftCards =
  (change: ChangeCart, { store, tenders }: RefreshParts) =>
  async (cartId: string, caller: Caller): Promise<Result<boolean, ApiError<RefusedChangeId>>> => {
    const cart = await store.read(cartId, caller.sessionId)
    const { paymentInstruments = [] } = cart?.details ?? {}
    const balances = new Map<string, number>()
    for (const tender of paymentInstruments)
      if (tender.payment_method_id === 'GIFT_CARD') {
        const { numberHash } = tender.giftCard
        balances.set(numberHash, await tenders.giftCardBalance(numberHash, caller))
      }
    const refreshed = (tender: CartTender): CartTender[] => {
      if (tender.payment_method_id !== 'GIFT_CARD') return [tender]
      const { giftCard } = tender
      const balance = balances.get(giftCard.numberHash) ?? giftCard.balance
      return balance > 0 ? [{ ...tender, giftCard: { ...giftCard, balance } }] : []
    }
    const isSame = (tender: CartTender): boolean =>
      JSON.stringify(refreshed(tender)) === JSON.stringify([tender])
    if (paymentInstruments.every(isSame)) return ok(false)
    const changed = await change<never>({
      cartId,
      caller,
      plan: ({ details }) =>
        ok({
          remove: [],
          put: [],
          details: {
            ...details,
            paymentInstruments: (details.paymentInstruments ?? []).flatMap(refreshed),
          },
        }),
    })
    return changed.ok ? ok(true) : changed
  }

export type RefreshGiftCards = ReturnType<typeof refreshGiftCards>
