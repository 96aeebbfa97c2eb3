import { methodsOfKind, type StoredValueMethod } from '#src/contract/payments/tenders.ts'

/** The PIN of all demo cards. They are there where demo accounts are. */
export const demoPin = '2026'

/** By what the numbers of all demo cards and rewards end. No number that the shop makes does. */
export const demoSigns = 'DEMO'

/** What each is worth, in minor units, and how its number names it. */
export const demoWorth: Readonly<Record<StoredValueMethod, { balance: number; name: string }>> = {
  GIFT_CARD: { balance: 5000, name: 'GIFT' },
  REWARD_CARD: { balance: 2000, name: 'CARD' },
  REWARD_CODE: { balance: 1000, name: 'CODE' },
}

/** A gift card, a reward card and a reward code in each currency of the demo shop: `WELT-CODE-USD-DEMO`. */
export const demoCards = ['USD', 'CAD', 'GBP', 'EUR'].flatMap((currency) =>
  methodsOfKind('storedValue').map((method) => ({
    method,
    number: `WELT-${demoWorth[method].name}-${currency}-${demoSigns}`,
    currency,
  })),
)
