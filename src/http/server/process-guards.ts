import type { Log } from '#src/base/log.ts'
import type { Draining } from './draining.ts'

type Ending = {
  draining: Pick<Draining, 'begin' | 'end' | 'isUnderWay'>
  stop: () => Promise<void>
  /** Whether another process passes on the signals: a terminal sends its own to all processes at once. */
  isWorker: boolean
}

/**
 * Keeps a rejected promise that nobody waits for from ending the process: what waits has its answer, and requests share
 * nothing that a rejection leaves half done. An exception that nobody caught may have left anything half done, so after
 * it the shop stops in order and the process ends with 1. SIGTERM and SIGINT have it drain, and then stop in order with 0;
 * another one ends the draining, and one after that the process.
 */
export const guardProcess = (log: Log, { draining, stop, isWorker }: Ending): void => {
  const end = (code: number): void => {
    process.off('SIGTERM', onSignal)
    process.off('SIGINT', onSignal)
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ event: 'stop failed', err: error })
        process.exit(1)
      },
    )
  }
  const onSignal = (): void => {
    if (draining.isUnderWay()) draining.end()
    else void draining.begin().then(() => end(0))
  }
  process.on('unhandledRejection', (error) => log.error({ event: 'unhandled rejection', err: error }))
  process.once('uncaughtException', (error) => {
    log.error({ event: 'uncaught exception', err: error })
    end(1)
  })
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', isWorker ? () => undefined : onSignal)
}
