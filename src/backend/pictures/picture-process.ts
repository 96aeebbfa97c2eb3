import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { pictureReportSchema, type PictureJob, type PictureOutcome } from './picture-job.ts'

/** Milliseconds a picture may take before its process is ended, and those an idle process is kept for the next. */
const patience = { deadlineMs: 60_000, idleMs: 60_000 }
/** Below the shop itself, so that pages are answered first. */
const niceness = 10

/** How a job ended; `failed` when the process ended before it. */
export type Outcome = PictureOutcome | { kind: 'failed' }

export type PictureProcess = {
  run: (job: Omit<PictureJob, 'id'>, signal: AbortSignal) => Promise<Outcome>
  close: () => void
}

/**
 * Makes pictures in a process of its own, started by the first job and ended when it is idle or a picture takes too long.
 * Neither a slow nor a hostile picture holds up the shop or ends it.
 */
export const createPictureProcess = (
  program: string,
  programArguments: readonly string[],
  { deadlineMs, idleMs } = patience,
): PictureProcess => {
  const waiting = new Map<number, (outcome: Outcome) => void>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const end = (): void => {
    child?.kill('SIGKILL')
    child = undefined
    for (const settle of waiting.values()) settle({ kind: 'failed' })
  }

  const start = (): ChildProcess => {
    const started = fork(program, programArguments, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      // None of the shop's secrets; Windows starts no program without its own variable.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', SystemRoot: process.env['SystemRoot'] },
    })
    started.on('message', (message) => {
      const { id, outcome } = pictureReportSchema.parse(message)
      waiting.get(id)?.(outcome)
    })
    const ended = (): void => (started === child ? end() : undefined)
    // Each message to a process that is just ending is an error of its own: unheard, it would end the shop.
    started.on('error', ended).once('exit', ended)
    if (started.pid !== undefined) setPriority(started.pid, niceness)
    // The shop may end whenever it wants to; the process ends with it.
    started.unref()
    started.channel?.unref()
    return started
  }

  const run: PictureProcess['run'] = (job, signal) =>
    new Promise((resolve) => {
      clearTimeout(idle)
      const id = (lastId += 1)
      const started = (child ??= start())
      const cancel = (): void => void started.send({ cancel: id })
      const deadline = setTimeout(end, deadlineMs).unref()
      waiting.set(id, (outcome) => {
        waiting.delete(id)
        clearTimeout(deadline)
        signal.removeEventListener('abort', cancel)
        if (waiting.size === 0) idle = setTimeout(end, idleMs).unref()
        resolve(outcome)
      })
      signal.addEventListener('abort', cancel, { once: true })
      started.send({ job: { ...job, id } }, (error) => error && waiting.get(id)?.({ kind: 'failed' }))
    })

  return { run, close: end }
}
