import type { Log } from '#src/base/log.ts'

/**
 * Keeps a rejected promise that nobody waits for from ending the process: what waits has its answer, and requests share
 * nothing that a rejection leaves half done. An exception that nobody caught may have left anything half done, so after
 * it the shop stops in order and the process ends with 1. SIGTERM and SIGINT stop it in order with 0; a second one ends it.
 */
export const guardProcess = (log: Log, stop: () => Promise<void>): void => {
  const end = (code: number): void => {
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ event: 'stop failed', err: error })
        process.exit(1)
      },
    )
  }
  process.on('unhandledRejection', (error) => log.error({ event: 'unhandled rejection', err: error }))
  process.once('uncaughtException', (error) => {
    log.error({ event: 'uncaught exception', err: error })
    end(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end(0))
}
