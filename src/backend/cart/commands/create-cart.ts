import { ok } from '#src/base/result.ts'
import type { Caller, CartParts } from '../cart-parts.ts'
import { createOnce } from '../create-once.ts'

/** Creates an empty cart. */
export const createCart = (parts: CartParts) => {
  const create = createOnce(parts)
  return (caller: Caller) =>
    create<never>(caller, { products: new Map(), stock: {}, plan: () => ok({ remove: [], put: [] }) })
}
