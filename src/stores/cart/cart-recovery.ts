import { err, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { handlingOfCartError } from '#src/rules/errors/cart-error-handling.ts'
import { changesOfCart, retarget, sendChange, type CartChange } from './cart-change.ts'
import type { Session } from '../session.ts'

const conflictRetries = 4
const conflictWaitMs = 60

export type ChangeDependencies = {
  call: Client['call']
  session: Session
  /** The visitor's cart by their cookie, which other tabs and answers refresh. */
  cartId: () => string | undefined
  wait: (ms: number) => Promise<void>
}

/** What is said of a change where there is no cart. */
export const noCart: ClientError = {
  ...{ errorId: 'BSK404', message: '', status: 404, additionalInfo: {}, correlationId: '' },
}

/** Sends a change that met another of the same cart again, a few times. */
export const retryConflicts = async <T>(
  { wait }: Pick<ChangeDependencies, 'wait'>,
  send: () => Promise<Result<T, ClientError>>,
): Promise<Result<T, ClientError>> => {
  let result = await send()
  for (
    let conflicts = 1;
    !result.ok && result.error.errorId === 'BSK409' && conflicts <= conflictRetries;
    conflicts += 1
  ) {
    await wait(conflictWaitMs * conflicts)
    result = await send()
  }
  return result
}

/** Takes the cart another tab has made meanwhile, else makes one and puts back what is known of the lost one. */
const replaceCart = async (
  { call, cartId }: ChangeDependencies,
  lostId: string | undefined,
  known: Cart | undefined,
  onLost: (error: ClientError) => void,
): Promise<Result<Cart, ClientError>> => {
  const other = cartId()
  if (other !== undefined && other !== lostId) {
    const found = await call('GET /cart/v1/cart/{basketId}', { path: { basketId: other } })
    if (found.ok) return found
  }
  const made = await call('POST /cart/v1/cart', {})
  if (!made.ok) return made
  let cart = made.value
  for (const change of known ? changesOfCart(known) : []) {
    const changed = await sendChange(call, change, cart.id)
    if (changed.ok) cart = changed.value
    else onLost(changed.error)
  }
  return { ok: true, value: cart }
}

/**
 * Does one change and recovers where the specification says how: a refused token is renewed once, a lost cart is
 * made anew with its items once, a change that met another is sent again (shopping, sections 4 and 8).
 * Never repeats a change that may have been done. `onLost` hears of what a new cart could not take.
 */
export const performChange = async (
  dependencies: ChangeDependencies,
  change: CartChange,
  known: Cart | undefined,
  onLost: (error: ClientError) => void,
): Promise<Result<Cart, ClientError>> => {
  const ensured = await dependencies.session.ensure()
  if (!ensured.ok) return ensured
  let id = dependencies.cartId() ?? known?.id
  let sent = change
  let renewed = false
  let replaced = false
  for (let conflicts = 0; ;) {
    const result = await sendChange(dependencies.call, sent, id)
    if (result.ok) return result
    const { behaviour } = handlingOfCartError(result.error.errorId)
    const isTokenRefused = result.error.errorId.startsWith('AUT')
    if (behaviour === 'retry' && isTokenRefused && !renewed) {
      renewed = true
      const renewal = await dependencies.session.renew()
      if (!renewal.ok) return renewal
    } else if (behaviour === 'retry' && !isTokenRefused && conflicts < conflictRetries) {
      conflicts += 1
      await dependencies.wait(conflictWaitMs * conflicts)
    } else if (behaviour === 'recreateCart' && !replaced) {
      replaced = true
      const replacement = await replaceCart(dependencies, id, known, onLost)
      if (!replacement.ok) return replacement
      const next = retarget(change, replacement.value)
      if (!next) return change.kind === 'remove' ? replacement : err(result.error)
      id = replacement.value.id
      sent = next
    } else return result
  }
}
