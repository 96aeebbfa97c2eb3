type Flight<Value> = { result: Promise<Value>; clients: number; controller: AbortController }

/**
 * Does work once for all who ask for it at the same time. The work's signal aborts when the last of them has gone; who
 * goes gets undefined.
 */
export const createSingleFlight = <Value>() => {
  const flights = new Map<string, Flight<Value>>()

  const begin = (key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> => {
    const controller = new AbortController()
    const begun: Flight<Value> = { result: work(controller.signal), clients: 0, controller }
    const forget = (): void => {
      if (flights.get(key) === begun) flights.delete(key)
    }
    begun.result.then(forget, forget)
    flights.set(key, begun)
    return begun
  }

  return async (
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | undefined> => {
    if (signal.aborted) return undefined
    const flight = flights.get(key) ?? begin(key, work)
    flight.clients += 1
    const gone = Promise.withResolvers<undefined>()
    const leave = (): void => {
      flight.clients -= 1
      gone.resolve(undefined)
      if (flight.clients > 0) return
      if (flights.get(key) === flight) flights.delete(key)
      flight.controller.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, gone.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
