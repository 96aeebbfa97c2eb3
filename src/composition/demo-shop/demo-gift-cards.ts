import { closeGiftCards, fillGiftCards, giftCardsThatEnd } from '#src/backend/payments/fill-gift-cards.ts'
import { printedCardSchema, storedCard } from '#src/backend/payments/gift-card-administration.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { demoCards, demoPin, demoSigns, demoWorth } from '#demo/gift-cards.ts'

const printed = demoCards.map((card) =>
  printedCardSchema.parse({
    ...card,
    balance: demoWorth[card.method].balance,
    ...(card.method === 'REWARD_CODE' ? {} : { pin: demoPin }),
  }),
)

/**
 * Has the demo's gift cards and rewards, whose numbers everybody knows, there and full where they are wanted. Elsewhere they pay nothing,
 * though their data may have come along.
 */
export const settleDemoCards = async (
  { patient }: Pick<Database, 'patient'>,
  areWanted: boolean,
): Promise<void> => {
  const before = await giftCardsThatEnd(patient, demoSigns)
  const areFull =
    before.length >= printed.length &&
    before.every(({ method, balance, active }) => active && balance === demoWorth[method].balance)
  if (areWanted && !areFull) await fillGiftCards(patient, await Promise.all(printed.map(storedCard)))
  if (!areWanted && before.length > 0)
    await closeGiftCards(
      patient,
      printed.map(({ number }) => number),
    )
}
