import type { IncomingMessage, ServerResponse } from 'node:http'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** The time between being told to end and closing, in which load balancers learn that they must lead nobody here. */
export type Draining = {
  /** Resolves when the time is over, or `end` is called. */
  begin: () => Promise<void>
  end: () => void
  isUnderWay: () => boolean
  /** Has `/readyz` say 503 while it is under way, whatever else is well; everything else goes to `listener`. */
  before: (listener: Listener) => Listener
}

const unavailable = JSON.stringify({ status: 'unavailable' })
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** @param onBegin called once, when it begins */
export const createDraining = (seconds: number, onBegin: () => void): Draining => {
  const over = Promise.withResolvers<undefined>()
  let begun = false
  const end = (): void => over.resolve(undefined)
  return {
    end,
    isUnderWay: () => begun,
    begin: async () => {
      begun = true
      onBegin()
      const timer = setTimeout(end, seconds * 1000)
      await over.promise
      clearTimeout(timer)
    },
    before: (listener) => (incoming, outgoing) => {
      const isAsked = begun && incoming.url?.split('?')[0] === '/readyz'
      if (isAsked) outgoing.writeHead(503, headers).end(unavailable)
      else listener(incoming, outgoing)
    },
  }
}
