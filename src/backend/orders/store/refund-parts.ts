/** The part of a refund that goes back to one tender, in minor units. */
export type RefundPart = Readonly<{ tenderId: string; amount: number }>

/** Why an order is refunded: units were cancelled or returned, or staff decided it. Points of units that had left are taken back with it. */
export type RefundCause = 'cancelled' | 'returned' | 'staff'

/** `due` waits for its provider; `done` also where the money had not been taken yet. */
export type RefundState = 'due' | 'done' | 'refused'

/** The sum of parts, in minor units. */
export const sumOfParts = (parts: readonly RefundPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
