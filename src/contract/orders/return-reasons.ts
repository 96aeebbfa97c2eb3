/** Why goods come back, as shoppers choose it. */
export const returnReasons = [
  ...(['SIZE_SMALL', 'SIZE_LARGE', 'NOT_AS_SHOWN', 'DAMAGED', 'WRONG_ITEM'] as const),
  ...(['CHANGED_MIND', 'OTHER'] as const),
] as const

export type ReturnReason = (typeof returnReasons)[number]
