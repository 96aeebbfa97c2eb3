import type { Client } from '#src/client/client.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { Session } from '../session.ts'

/** How long a shopper may read that their session has ended before the page loads anew, in milliseconds (specification, shopping, section 9). */
const reloadAfterMs = 4_000

export type ResetDependencies = {
  call: Client['call']
  session: Session
  wait: (ms: number) => Promise<void>
  /** Loads the page anew. */
  reload: () => void
}

/**
 * What follows an invalid customer (AUT498), once the local cart is dropped: a new token, a new cart, and the page anew
 * after a moment (specification, shopping, section 8). Resolves with the new cart; undefined when none could be made.
 */
export const startAnew = async ({
  call,
  session,
  wait,
  reload,
}: ResetDependencies): Promise<Cart | undefined> => {
  void wait(reloadAfterMs).then(reload)
  await session.renew()
  const made = await call('POST /cart/v1/cart', {})
  return made.ok ? made.value : undefined
}
