/** What of a refund goes back to one tender, in minor units. */
export type RefundPart = Readonly<{ tenderId: string; amount: number }>

/** Why money goes back: units will not come, came back, or staff says so. What left earned points, which go with its money. */
export type RefundCause = 'cancelled' | 'returned' | 'staff'

/** `due` waits for its provider; `done` also where the money had not been taken yet. */
export type RefundState = 'due' | 'done' | 'refused'

/** What parts come to, in minor units. */
export const sumOfParts = (parts: readonly RefundPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
