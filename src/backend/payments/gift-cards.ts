import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { RateLimit, RateLimiter } from '#src/backend/platform/rate-limiter.ts'
import { hashNumber, hashPin, typedCode } from './gift-card-secrets.ts'
import type { GiftCardStore, StoredGiftCard } from './gift-card-store.ts'

type Parts = {
  store: GiftCardStore
  /** Wrong PINs of one card, whoever types them. */
  wrongPins: RateLimiter
}

/** Wrong PINs that one gift card bears in an hour, whoever types them. */
export const wrongPinLimit: RateLimit = { points: 10, seconds: 3600, isFixed: true }

/** Why a gift card is refused (specification, shopping, section 8, Gift). */
export type RefusedCardId =
  'GFC400' | 'GFC700' | 'GFC740' | 'GFC755' | 'GFC760' | 'GFC800' | 'GFC812' | 'GEN429'

export type TypedCard = { c_gcCardNumber?: string | undefined; pin?: string | undefined }

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const refuseCard = (
  { active, balance, currency, expiresOn }: StoredGiftCard,
  { site, instant }: View,
): ApiError<RefusedCardId> | undefined => {
  if (!active) return apiError('GFC760')
  if (expiresOn !== null && localOfInstant(instant, site.timeZone).slice(0, 10) > expiresOn)
    return apiError('GFC812')
  if (currency !== site.currency) return apiError('GFC740')
  return balance > 0 ? undefined : apiError('GFC700')
}

/** Gift cards by number and PIN. Nothing of a card is told before its PIN is right, and a card whose PIN was wrong too often waits. */
export const createGiftCards = ({ store, wrongPins }: Parts) => ({
  /** What a card holds that a cart is paid with: 0 where it can be used no more. */
  balanceOf: async (numberHash: string, view: View): Promise<number> => {
    const card = await store.find(numberHash)
    return card && !refuseCard(card, view) ? card.balance : 0
  },

  balance: async (typed: TypedCard, view: View): Promise<Result<StoredGiftCard, ApiError<RefusedCardId>>> => {
    const number = typedCode(typed.c_gcCardNumber ?? '')
    if (number === '') return err(apiError('GFC400'))
    const numberHash = await hashNumber(number)
    const card = await store.find(numberHash)
    if (!card) return err(apiError('GFC800'))
    // Counted before the PIN is looked at, which takes a while: tries that come at once are counted one by one.
    if ((await wrongPins.consume(numberHash)) !== undefined) return err(apiError('GEN429'))
    const isRight = isSame(card.pinHash, await hashPin(number, typedCode(typed.pin ?? '')))
    if (!isRight) return err(apiError('GFC755'))
    await wrongPins.giveBack(numberHash)
    const refused = refuseCard(card, view)
    return refused ? err(refused) : ok(card)
  },
})

export type GiftCards = ReturnType<typeof createGiftCards>
