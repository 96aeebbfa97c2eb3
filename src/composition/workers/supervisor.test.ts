import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSupervisor, type Ending, type StartWorker } from './supervisor.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Process = { number: number; ready: () => void; end: (how?: Partial<Ending>) => void; signals: string[] }

const supervised = (count: number) => {
  const started: Process[] = []
  const errors: object[] = []
  const startWorker: StartWorker = ({ number }, { onReady, onEnd }) => {
    const signals: string[] = []
    const end = (how: Partial<Ending> = {}): void => onEnd({ code: null, signal: null, ...how })
    started.push({ number, ready: onReady, end, signals })
    return { pid: started.length, signal: (name) => void signals.push(name) }
  }
  const log = { info: () => undefined, warn: () => undefined, error: (entry: object) => errors.push(entry) }
  const supervisor = createSupervisor({ count, startWorker, log, now: () => Date.now() })
  void supervisor.open()
  const latest = (): Process => {
    const last = started.at(-1)
    if (!last) throw new Error('no worker was started')
    return last
  }
  const numbers = (): number[] => started.map(({ number }) => number)
  return { supervisor, started, latest, numbers, errors }
}

it('starts the others once the first serves', () => {
  const { latest, numbers } = supervised(3)
  expect(numbers()).toEqual([1])
  latest().ready()
  expect(numbers()).toEqual([1, 2, 3])
})

it('gives up where the first never serves', async () => {
  const { supervisor, latest, numbers } = supervised(3)
  latest().end({ code: 1 })
  expect(await supervisor.ended).toBe(1)
  expect(numbers()).toEqual([1])
})

it('starts a worker that died anew, later each time, and at once again after it served for long', () => {
  const { started, latest, numbers, errors } = supervised(2)
  started[0]?.ready()
  for (const pauseMs of [100, 200, 400]) {
    const before = numbers().length
    latest().end({ signal: 'SIGKILL' })
    vi.advanceTimersByTime(pauseMs - 1)
    expect(numbers()).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(numbers()).toHaveLength(before + 1)
  }
  expect(numbers()).toEqual([1, 2, 2, 2, 2])
  expect(errors[0]).toMatchObject({ event: 'worker ended', worker: 2, pid: 2, signal: 'SIGKILL' })
  latest().ready()
  vi.advanceTimersByTime(60_000)
  latest().end({ code: 1 })
  vi.advanceTimersByTime(100)
  expect(numbers()).toHaveLength(6)
})

it('waits no longer than half a minute', () => {
  const { started, latest, numbers } = supervised(2)
  started[0]?.ready()
  for (let deaths = 0; deaths < 12; deaths += 1) {
    latest().end({ code: 1 })
    vi.advanceTimersByTime(30_000)
  }
  expect(numbers()).toHaveLength(14)
})

it('passes each signal on, starts none anew while it stops, and ends when the last has', async () => {
  const { supervisor, started, numbers } = supervised(3)
  started[0]?.ready()
  started[1]?.end({ code: 1 })
  supervisor.stop()
  supervisor.stop()
  expect(started.map(({ signals }) => signals.length)).toEqual([2, 0, 2])
  started[0]?.end({ code: 0 })
  // One that was still starting knows no order to end in.
  started[2]?.end({ signal: 'SIGTERM' })
  vi.advanceTimersByTime(60_000)
  expect(numbers()).toEqual([1, 2, 3])
  expect(await supervisor.ended).toBe(0)
})

it('says by its exit code that a worker could not end in order', async () => {
  const { supervisor, started } = supervised(2)
  started[0]?.ready()
  supervisor.stop()
  started[0]?.end({ code: 0 })
  started[1]?.end({ code: 1 })
  expect(await supervisor.ended).toBe(1)
})
