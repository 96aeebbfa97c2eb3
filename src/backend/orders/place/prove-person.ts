import type { FromClient, OrderParts } from '../store/order-parts.ts'
import type { Placing } from './plan-order.ts'

/** Tells whether a person seems to place an order, whenever that is needed: it is looked at once. */
export type PersonProof = () => Promise<boolean>

/**
 * Has an order placed with the proof of a person. A result counts once, so a form that is sent twice at the same time proves it for both;
 * who sends it later finds the order.
 */
export const createPersonProofs = ({ isHuman }: Pick<OrderParts, 'isHuman'>) => {
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
