import type { StoredValueMethod } from '#src/contract/payments/tenders.ts'

/** The PIN of all demo cards. They are there where demo accounts are. */
export const demoPin = '2026'

/** By what the numbers of all demo cards and rewards end. No number that the shop makes does. */
export const demoSigns = 'DEMO'

/** What each is worth, in minor units. */
export const demoBalances: Readonly<Record<StoredValueMethod, number>> = {
  GIFT_CARD: 5000,
  REWARD_CARD: 2000,
  REWARD_CODE: 1000,
}

const names: readonly [name: string, method: StoredValueMethod][] = [
  ['GIFT', 'GIFT_CARD'],
  ['CARD', 'REWARD_CARD'],
  ['CODE', 'REWARD_CODE'],
]

/** A gift card, a reward card and a reward code in each currency of the demo shop: `WELT-CODE-USD-DEMO`. */
export const demoCards = ['USD', 'CAD', 'GBP', 'EUR'].flatMap((currency) =>
  names.map(([name, method]) => ({ method, number: `WELT-${name}-${currency}-${demoSigns}`, currency })),
)
