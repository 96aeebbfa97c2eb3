import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { RewardMethod, StoredValueMethod } from '#src/contract/payments/tenders.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { RateLimit, RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import { hashNumber, hashPin, typedCode } from './gift-card-secrets.ts'
import type { GiftCardStore, StoredGiftCard } from './gift-card-store.ts'
import { giftCardRefusals, rewardRefusals, type Refusal } from './gift-card-refusals.ts'

type Dependencies = {
  store: GiftCardStore
  /** Wrong PINs of one card, whoever types them. */
  wrongPins: RateLimiter
}

/** Wrong PINs that one card bears in an hour, whoever types them. */
export const wrongPinLimit: RateLimit = { points: 10, seconds: 3600, isFixed: true }

export type TypedCard = { c_gcCardNumber?: string | undefined; pin?: string | undefined }

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const refuseCard = (
  { active, balance, currency, expiresOn }: StoredGiftCard,
  { site, instant }: View,
): Refusal | undefined => {
  if (!active) return 'inactive'
  if (expiresOn !== null && localOfInstant(instant, site.timeZone).slice(0, 10) > expiresOn) return 'expired'
  if (currency !== site.currency) return 'otherCurrency'
  return balance > 0 ? undefined : 'usedUp'
}

/**
 * Gift cards and rewards by number and PIN, reward codes by their number alone. Nothing of a card is told before its PIN is right, and a
 * card whose PIN was wrong too often waits.
 */
export const createGiftCards = ({ store, wrongPins }: Dependencies) => {
  const find = async (
    method: StoredValueMethod,
    typed: TypedCard,
    view: View,
  ): Promise<Result<StoredGiftCard, Refusal>> => {
    const number = typedCode(typed.c_gcCardNumber ?? '')
    if (number === '') return err('missing')
    const numberHash = await hashNumber(number)
    const card = await store.find(numberHash)
    if (card?.method !== method) return err('unknown')
    if (card.pinHash !== null) {
      // Counted before the PIN is looked at, which takes a while: tries that come at once are counted one by one.
      if ((await wrongPins.consume(numberHash)) !== undefined) return err('tooManyPins')
      const isRight = isSame(card.pinHash, await hashPin(number, typedCode(typed.pin ?? '')))
      if (!isRight) return err('wrongPin')
      await wrongPins.giveBack(numberHash)
    }
    const refused = refuseCard(card, view)
    return refused ? err(refused) : ok(card)
  }

  return {
    /** What a card or a reward holds that a cart is paid with: 0 where it can be used no more. */
    balanceOf: async (numberHash: string, view: View): Promise<number> => {
      const card = await store.find(numberHash)
      return card && refuseCard(card, view) === undefined ? card.balance : 0
    },

    balance: async (
      typed: TypedCard,
      view: View,
    ): Promise<Result<StoredGiftCard, ApiError<RefusedCardId>>> => {
      const found = await find('GIFT_CARD', typed, view)
      return found.ok ? found : err(apiError(giftCardRefusals[found.error]))
    },

    reward: async (
      method: RewardMethod,
      typed: TypedCard,
      view: View,
    ): Promise<Result<StoredGiftCard, ApiError<RefusedRewardId>>> => {
      const found = await find(method, typed, view)
      return found.ok ? found : err(apiError(rewardRefusals[found.error]))
    },
  }
}

/** Why a gift card is refused. */
export type RefusedCardId = (typeof giftCardRefusals)[Refusal]

/** Why a reward is refused. */
export type RefusedRewardId = (typeof rewardRefusals)[Refusal]

export type GiftCards = ReturnType<typeof createGiftCards>
