import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { z } from 'zod'
import { createLog } from '../open-log.ts'
import { createSupervisor, type StartWorker } from './supervisor.ts'
import { workerVariable } from './worker.ts'

const stepSchema = z.object({ step: z.string(), ms: z.number() })
const openedSchema = z.object({ address: z.string(), local: z.string() })

/** What a worker tells of its start: a step that is done, or where it serves. */
export type WorkerMessage = z.infer<typeof stepSchema> | z.infer<typeof openedSchema>

export type Hearing = {
  onStep: (step: string, ms: number) => void
  /** Called once, when the first worker serves. */
  onOpen: (shop: z.infer<typeof openedSchema>) => void
}

/**
 * Closes what was handed to a worker last once it has ended. Node hands over one connection at a time, and keeps it open
 * until the worker has taken it: of one that died before, the client would wait for ever.
 */
const closeWhatWasHanded = (worker: ChildProcess): void => {
  let handed: unknown
  worker.send = new Proxy(worker.send, {
    apply: (send, self, [message, handle, ...others]: unknown[]) => {
      handed = handle ?? handed
      const isSent: unknown = Reflect.apply(send, self, [message, handle, ...others])
      return isSent
    },
  })
  worker.once('exit', () => {
    if (typeof handed !== 'object' || handed === null || !('close' in handed)) return
    // One that the worker had taken is closed already, which its handle does not mind.
    if (typeof handed.close === 'function') Reflect.apply(handed.close, handed, [])
  })
}

/**
 * Runs this program as so many workers on one port, until a signal ends them all in order. Resolves to the exit code. The
 * workers' processes see by `workerOf` which they are.
 */
export const runWorkers = async (count: number, { onStep, onOpen }: Hearing): Promise<number> => {
  const log = createLog(process.env['LOG_LEVEL'] || 'info')
  let isOpen = false
  const startWorker: StartWorker = (worker, { onReady, onEnd }) => {
    const started = cluster.fork(workerVariable(worker))
    closeWhatWasHanded(started.process)
    started.on('message', (message) => {
      const step = stepSchema.safeParse(message)
      if (step.success && !isOpen) onStep(step.data.step, step.data.ms)
      const opened = openedSchema.safeParse(message)
      if (!opened.success) return
      if (!isOpen) onOpen(opened.data)
      isOpen = true
      onReady()
    })
    started.on('error', (error) => log.warn({ event: 'worker not reached', message: error.message }))
    started.on('exit', (code: number | null, signal: string | null) => onEnd({ code, signal }))
    return { pid: started.process.pid, signal: (name) => void started.process.kill(name) }
  }
  const now = () => performance.now()
  const supervisor = createSupervisor({ count, startWorker, log, now })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, supervisor.stop)
  void supervisor.open()
  return supervisor.ended
}
