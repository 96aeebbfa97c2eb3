import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'
import type { Placing } from './plan-order.ts'

/** Whether a person seems to place an order; the human check is read once, when it is first needed. */
export type PersonProof = () => Promise<boolean>

/**
 * Places an order with the proof of a person. A proof counts once, so it is shared by a form that is sent twice at the same time; one that
 * is sent later finds the order.
 */
export const createPersonProofs = ({ isHuman }: Pick<OrderDependencies, 'isHuman'>) => {
  const underWay = new Map<string, Promise<boolean>>()

  return async <T>(
    { cartId, recaptcha_response: response }: Placing,
    { client }: FromClient,
    place: (isPerson: PersonProof) => Promise<T>,
  ): Promise<T> => {
    const key = `${cartId} ${response ?? ''}`
    let own: Promise<boolean> | undefined
    const begin = (): Promise<boolean> => {
      const begun = isHuman('placeOrder', response, client)
      if (response !== undefined) underWay.set(key, begun)
      return begun
    }
    try {
      return await place(() => (own ??= underWay.get(key) ?? begin()))
    } finally {
      if (own !== undefined && underWay.get(key) === own) underWay.delete(key)
    }
  }
}
