import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { err, ok, type Result } from '#src/base/result.ts'
import type { PrintedDocument } from './printed-document.ts'

/** Milliseconds a document may take before its worker is ended, and those an idle worker stays for the next. */
const patience = { deadlineMs: 10_000, idleMs: 30_000 }

/** Documents that wait in line; who comes after is to come again. */
const maxWaiting = 30

/** Of them those of one client, the one that is printed among them: one client must not take the line for itself. */
const maxOfClient = 2

/** Megabytes that a worker may take for what it prints. */
const maxMegabytes = 128

/** Prints documents as PDF; `busy` where too many wait, of all or of the client. Rejects where a document cannot be printed, or takes too long. */
export type PrintDocument = (
  document: PrintedDocument,
  client?: string,
) => Promise<Result<Uint8Array, 'busy'>>

/** Prints documents one after the other in a worker, started by the first and ended when it is idle: none holds the shop up. */
export const createDocumentPrinter = (
  program: string,
  { deadlineMs, idleMs } = patience,
): { print: PrintDocument; close: () => Promise<void> } => {
  const queue = new PQueue({ concurrency: 1 })
  const ofClients = new Map<string, number>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  const start = (): Worker => {
    const started = new Worker(program, {
      execArgv: [],
      // None of the shop's secrets.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    started.unref()
    return started
  }

  const printOne = async (document: PrintedDocument): Promise<Uint8Array> => {
    clearTimeout(idle)
    const current = (worker ??= start())
    try {
      current.postMessage(document)
      const message: unknown[] = await once(current, 'message', { signal: AbortSignal.timeout(deadlineMs) })
      const [bytes] = message
      if (!(bytes instanceof Uint8Array)) throw new Error('The printing worker gave no document.')
      idle = setTimeout(() => void close(), idleMs).unref()
      return bytes
    } catch (error) {
      await close()
      throw error
    }
  }

  return {
    close,
    print: async (document, client = '') => {
      const own = ofClients.get(client) ?? 0
      if (queue.size >= maxWaiting || (client !== '' && own >= maxOfClient)) return err('busy')
      ofClients.set(client, own + 1)
      try {
        return ok(await queue.add(() => printOne(document)))
      } finally {
        const left = (ofClients.get(client) ?? 0) - 1
        if (left > 0) ofClients.set(client, left)
        else ofClients.delete(client)
      }
    },
  }
}
