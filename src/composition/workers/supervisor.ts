import type { Log } from '#src/base/log.ts'
import type { Worker } from './worker.ts'

/** How a worker ended: its exit code, or the signal that ended it. */
export type Ending = { code: number | null; signal: string | null }

export type WorkerProcess = { pid: number | undefined; signal: (name: 'SIGTERM') => void }

/** Starts a worker, and calls `onReady` when it serves and `onEnd` once it has ended. */
export type StartWorker = (
  worker: Worker,
  heard: { onReady: () => void; onEnd: (how: Ending) => void },
) => WorkerProcess

export type SupervisorDependencies = {
  count: number
  startWorker: StartWorker
  log: Log
  /** Milliseconds on a clock that never goes back. */
  now: () => number
}

/** Milliseconds before a worker that died is started anew: twice as many each time it does not live long. */
const firstPauseMs = 100
const maxPauseMs = 30_000
/** A worker that served for so long died of something new. */
const longLifeMs = 60_000

/**
 * Runs the workers of one start. The first starts alone and makes ready what all share; the others follow once it serves.
 * Whichever dies is started anew.
 */
export const createSupervisor = ({ count, startWorker, log, now }: SupervisorDependencies) => {
  const running = new Map<number, WorkerProcess>()
  const pauses = new Set<NodeJS.Timeout>()
  const opened = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<number>()
  let isOpen = false
  let isStopping = false
  let exitCode = 0

  const end = (code: number): void => {
    exitCode = Math.max(exitCode, code)
    if (running.size === 0) ended.resolve(exitCode)
  }

  const startAgain = (number: number, deaths: number): void => {
    const pauseMs = Math.min(firstPauseMs * 2 ** (deaths - 1), maxPauseMs)
    const pause = setTimeout(() => {
      pauses.delete(pause)
      start(number, deaths)
    }, pauseMs)
    pauses.add(pause)
  }

  const start = (number: number, deaths: number): void => {
    let readyAt = Infinity
    const onReady = (): void => {
      readyAt = now()
      log.info({ event: 'worker ready', worker: number, pid: started.pid })
      if (isOpen) return
      isOpen = true
      opened.resolve(undefined)
      for (let other = 1; other <= count; other += 1) if (other !== number && !isStopping) start(other, 0)
    }
    const onEnd = ({ code, signal }: Ending): void => {
      running.delete(number)
      // A worker that has not come so far as to end in order ends by the signal.
      if (isStopping) return end(code ?? (signal === 'SIGTERM' ? 0 : 1))
      if (!isOpen) return end(code || 1)
      log.error({ event: 'worker ended', worker: number, pid: started.pid, code, signal })
      startAgain(number, now() - readyAt >= longLifeMs ? 1 : deaths + 1)
    }
    const started = startWorker({ number, count }, { onReady, onEnd })
    running.set(number, started)
  }

  return {
    /** Resolves when the shop answers; never where its first worker ends before, which `ended` tells. */
    open: (): Promise<undefined> => {
      start(1, 0)
      return opened.promise
    },
    /** Passes a signal to end on to every worker, as often as it comes. */
    stop: (): void => {
      isStopping = true
      for (const pause of pauses) clearTimeout(pause)
      for (const worker of running.values()) worker.signal('SIGTERM')
      if (running.size === 0) end(0)
    },
    /** Resolves to the exit code once no worker is left and none is to come. */
    ended: ended.promise,
  }
}
