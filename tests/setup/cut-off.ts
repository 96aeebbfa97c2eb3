import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server, by another address, on which nothing may come through any more: neither data nor word of an end. */
export type Way = {
  url: string
  /** From now on connections are taken, and nothing goes on. */
  silence: () => void
  /** What was held back goes on. */
  resume: () => void
  /** Connections there are stay silent for ever, what they said is lost; new ones go through. */
  lose: () => void
  close: () => Promise<void>
}

/** Opens a way to the server of a URL. */
export const openWay = async (to: string): Promise<Way> => {
  const { hostname, port } = new URL(to)
  const connections = new Set<{ isLost: boolean; sockets: Socket[] }>()
  let gate = Promise.resolve()
  let open = (): void => undefined

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const connection = { isLost: false, sockets: [near, far] }
    connections.add(connection)
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      const pass = (work: () => void): void =>
        void gate.then(() => {
          if (!connection.isLost) work()
        })
      from.on('data', (chunk) => pass(() => onto.write(chunk)))
      from.on('close', () => pass(() => onto.destroy()))
      from.on('error', () => undefined)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(to)
  url.port = typeof address === 'object' && address ? String(address.port) : ''

  return {
    url: url.href,
    silence: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      gate = promise.then(() => undefined)
      open = () => resolve(undefined)
    },
    resume: () => open(),
    lose: () => {
      for (const connection of connections) connection.isLost = true
      open()
    },
    close: async () => {
      open()
      for (const { sockets } of connections) for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
