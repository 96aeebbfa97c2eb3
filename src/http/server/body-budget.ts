import type { ServerResponse } from 'node:http'
import type { BodyLimit } from './body-limit.ts'

/** Counts bytes of one request's body; false where its client has too many under way. */
export type TakeBytes = (bytes: number) => boolean

/**
 * Bounds the bytes of request bodies that each client has under way, over all of its connections: who sends thousands of
 * bodies and ends none of them would fill the memory. Bytes count until the response is written or the client has gone.
 */
const createBodyBudget = (maxBytes: number) => {
  const underWay = new Map<string, number>()

  return (client: string, outgoing: Pick<ServerResponse, 'once'>): TakeBytes => {
    let taken = 0
    outgoing.once('close', () => {
      const left = (underWay.get(client) ?? 0) - taken
      if (left > 0) underWay.set(client, left)
      else underWay.delete(client)
    })
    return (bytes) => {
      const sum = (underWay.get(client) ?? 0) + bytes
      if (sum > maxBytes) return false
      taken += bytes
      underWay.set(client, sum)
      return true
    }
  }
}

type BodyBudget = ReturnType<typeof createBodyBudget>

/** Most bytes of bodies that are under way: usual ones and large ones of a client, and large ones of all clients. */
type BodyBounds = { usual: number; large: number; largeOfAll: number }

/** Bounds bodies by their kind: who sends pictures takes no room from forms and carts. */
export const createBodyBudgets = ({ usual, large, largeOfAll }: BodyBounds) => {
  const budgets: Record<BodyLimit['kind'], BodyBudget> = {
    usual: createBodyBudget(usual),
    large: createBodyBudget(large),
  }
  const all = createBodyBudget(largeOfAll)
  return (client: string, outgoing: Pick<ServerResponse, 'once'>, kind: BodyLimit['kind']): TakeBytes => {
    const takeOwn = budgets[kind](client, outgoing)
    if (kind === 'usual') return takeOwn
    const takeShared = all('', outgoing)
    return (bytes) => takeOwn(bytes) && takeShared(bytes)
  }
}

export type BodyBudgets = ReturnType<typeof createBodyBudgets>
