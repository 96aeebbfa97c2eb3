import type { ServerResponse } from 'node:http'

/** Counts bytes of one request's body; false where its client has too many under way. */
export type TakeBytes = (bytes: number) => boolean

/**
 * Bounds the bytes of request bodies that each client has under way, over all of its connections: who sends thousands of
 * bodies and ends none of them would fill the memory. Bytes count until the response is written or the client has gone.
 */
export const createBodyBudget = (maxBytes: number) => {
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

export type BodyBudget = ReturnType<typeof createBodyBudget>
