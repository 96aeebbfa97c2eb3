/** What went back of an order, or will not be taken of it, in minor units. */
export const refundedSum = ({ refunds }: { refunds: readonly { amount: number }[] }): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
