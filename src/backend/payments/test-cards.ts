import type { PaymentRefusalId } from './payment-provider.ts'

/** What a card of the embedded acquirer does when it is to pay. */
export type CardConduct = 'approve' | 'challenge' | 'later' | 'silent' | PaymentRefusalId

/** Numbers that do something else than pay. Any other number that a card may have pays. */
const conducts: Readonly<Record<string, CardConduct>> = {
  '4212345678910006': 'challenge',
  '5000550000000029': 'challenge',
  '4000000000000002': 'PYT402',
  '4000000000009995': 'PYT402',
  '4100000000000019': 'PYT406',
  '4000000000000119': 'PYT300',
  '4000000000000069': 'FE309',
  '4000000000000259': 'silent',
  '4000000000000341': 'later',
}

/** What the card of a number does: a number is digits alone. */
export const conductOf = (number: string): CardConduct => conducts[number] ?? 'approve'
