/** A code, and whether all the orders it may have are placed. */
export type StoredCode = { code: string; promotionId: string; isUsedUp: boolean }
