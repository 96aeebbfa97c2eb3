import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Instance = { url: string; isReady: boolean; underWay: number }

/** A load balancer as shops stand behind: leads requests in turn to the instances whose `/readyz` is well. */
export type Balancer = {
  url: string
  /** Whether an instance gets requests, by its address. */
  isReady: (instance: string) => boolean
  /** Whether an instance gets no requests, and has answered those it got. */
  isDrained: (instance: string) => boolean
  stop: () => Promise<void>
}

/** Milliseconds between two looks at an instance. */
const probeEveryMs = 50

const isWell = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = request(`${url}/readyz`, { agent: false }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode === 200))
    })
    probe.once('error', () => resolve(false)).end()
  })

/** Nothing of a request was sent where the connection was refused, so another instance may have it. */
const isRefused = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED'

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Starts a balancer in front of instances, by their addresses. It never sends a request twice that an instance may have got. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const instances: Instance[] = urls.map((url) => ({ url, isReady: false, underWay: 0 }))
  let isStopped = false
  let turn = 0

  const watch = async (instance: Instance): Promise<void> => {
    while (!isStopped) {
      instance.isReady = await isWell(instance.url)
      await wait(probeEveryMs)
    }
  }

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void => {
    const ready = instances.filter(({ isReady }) => isReady)
    const instance = ready[(turn += 1) % ready.length]
    if (!instance) return void outgoing.writeHead(502).end('no instance is ready')
    instance.underWay += 1
    const { method, headers, url } = incoming
    const sent = request(`${instance.url}${url}`, { agent, method, headers }, (answer) => {
      const passed = { ...answer.headers }
      delete passed.connection
      delete passed['keep-alive']
      outgoing.writeHead(answer.statusCode ?? 502, passed)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    sent.once('error', (error) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      if (!isRefused(error)) return void outgoing.writeHead(502).end(`${instance.url}: ${error.message}`)
      instance.isReady = false
      pass(incoming, body, outgoing)
    })
    sent.once('close', () => (instance.underWay -= 1))
    sent.end(body)
  }

  const server = createServer((incoming, outgoing) => {
    bodyOf(incoming).then(
      (body) => pass(incoming, body, outgoing),
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const watching = instances.map(watch)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const at = (url: string) => instances.find((instance) => instance.url === url)
  return {
    url: `http://localhost:${port}`,
    isReady: (url) => at(url)?.isReady ?? false,
    isDrained: (url) => at(url)?.isReady === false && at(url)?.underWay === 0,
    stop: async () => {
      isStopped = true
      server.closeAllConnections()
      server.close()
      await Promise.all(watching)
      agent.destroy()
    },
  }
}
