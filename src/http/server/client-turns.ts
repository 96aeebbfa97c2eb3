/** How many requests of one client are worked on at a time, and how many more wait for it. */
export type TurnBounds = { atOnce: number; inLine: number }

type Client = { name: string; atWork: number; line: Set<() => void> }

/**
 * Begins with requests in turn, one of each client after another, so that who asks for a thousand pages at once keeps nobody
 * else waiting. One begins in each turn of the event loop: it takes one new connection a turn, whose client would wait
 * for all that begins before.
 * @returns what the work comes to; undefined where the client's line is too long, or the client left it
 */
export const createClientTurns = ({ atOnce, inLine }: TurnBounds) => {
  const clients = new Map<string, Client>()
  /** Clients with a request that may begin, in the order of their turns. */
  const ready = new Set<Client>()
  let isDue = false

  const settle = (client: Client): void => {
    if (client.line.size > 0 && client.atWork < atOnce) ready.add(client)
    else ready.delete(client)
    if (client.line.size === 0 && client.atWork === 0) clients.delete(client.name)
    if (ready.size === 0 || isDue) return
    isDue = true
    setImmediate(beginNext)
  }

  const beginNext = (): void => {
    isDue = false
    const [client] = ready
    const [begin] = client?.line ?? []
    if (!client || !begin) return
    client.line.delete(begin)
    client.atWork += 1
    begin()
    ready.delete(client)
    settle(client)
  }

  const turnOf = (client: Client, signal: AbortSignal): Promise<boolean> => {
    const turn = Promise.withResolvers<boolean>()
    const begin = (): void => turn.resolve(true)
    const leave = (): void => {
      if (!client.line.delete(begin)) return
      turn.resolve(false)
      settle(client)
    }
    client.line.add(begin)
    signal.addEventListener('abort', leave, { once: true })
    settle(client)
    return turn.promise
  }

  return async <T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> => {
    const client = clients.get(name) ?? { name, atWork: 0, line: new Set() }
    if (signal.aborted || client.line.size >= inLine) return undefined
    clients.set(name, client)
    if (!(await turnOf(client, signal))) return undefined
    try {
      return await work()
    } finally {
      client.atWork -= 1
      settle(client)
    }
  }
}

export type ClientTurns = ReturnType<typeof createClientTurns>
