import { ok, type Result } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import { isReward } from '#src/contract/payments/tenders.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'

type RefreshDependencies = Pick<CartDependencies, 'store' | 'tenders'>

/**
 * Has a cart know what its gift cards and rewards hold by now: those that can be used no more leave it. Gives the code of what changed, if
 * something did, so that the shopper looks again before they order.
 */
export const refreshGiftCards =
  (change: ChangeCart, { store, tenders }: RefreshDependencies) =>
  async (
    cartId: string,
    caller: Caller,
  ): Promise<Result<'GFC700' | 'REW140' | undefined, ApiError<RefusedChangeId>>> => {
    const cart = await store.read(cartId, caller.sessionId)
    const { paymentInstruments = [] } = cart?.details ?? {}
    const balances = new Map<string, number>()
    for (const tender of paymentInstruments)
      if ('giftCard' in tender) {
        const { numberHash } = tender.giftCard
        balances.set(numberHash, await tenders.giftCardBalance(numberHash, caller))
      }
    const refreshed = (tender: CartTender): CartTender[] => {
      if (!('giftCard' in tender)) return [tender]
      const { giftCard } = tender
      const balance = balances.get(giftCard.numberHash) ?? giftCard.balance
      return balance > 0 ? [{ ...tender, giftCard: { ...giftCard, balance } }] : []
    }
    const isSame = (tender: CartTender): boolean =>
      JSON.stringify(refreshed(tender)) === JSON.stringify([tender])
    const other = paymentInstruments.find((tender) => !isSame(tender))
    if (!other) return ok(undefined)
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
    return changed.ok ? ok(isReward(other.payment_method_id) ? 'REW140' : 'GFC700') : changed
  }

export type RefreshGiftCards = ReturnType<typeof refreshGiftCards>
