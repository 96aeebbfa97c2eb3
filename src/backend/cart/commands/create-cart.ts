import { ok } from '#src/base/result.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { createOnce } from '../store/create-once.ts'

/** Creates an empty cart. */
export const createCart = (dependencies: CartDependencies) => {
  const create = createOnce(dependencies)
  return (caller: Caller) =>
    create<never>(caller, { products: new Map(), stock: {}, plan: () => ok({ remove: [], put: [] }) })
}
