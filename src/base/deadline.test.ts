import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => undefined)

/** Work that is done after some milliseconds. */
const doneAfter = (ms: number): Promise<string> =>
  new Promise((resolve) => void setTimeout(() => resolve('done'), ms))

it('gives what is done in time', async () => {
  expect(await createDeadline(60_000).within(Promise.resolve('done'))).toBe('done')
})

it('gives up on all waits at the same moment', async () => {
  const deadline = createDeadline(40)
  const first = deadline.within(never)
  await vi.advanceTimersByTimeAsync(30)
  const second = deadline.within(never)
  await vi.advanceTimersByTimeAsync(10)
  expect(await Promise.all([first, second])).toEqual([undefined, undefined])
  expect(await deadline.within(never)).toBeUndefined()
})

it('adds up waits one after the other', async () => {
  const deadline = createDeadline(40)
  const first = deadline.within(doneAfter(30))
  await vi.advanceTimersByTimeAsync(30)
  expect(await first).toBe('done')
  const second = deadline.within(doneAfter(20))
  await vi.advanceTimersByTimeAsync(20)
  expect(await second).toBeUndefined()
})

it('does not count the time between waits', async () => {
  const deadline = createDeadline(40)
  const first = deadline.within(doneAfter(10))
  await vi.advanceTimersByTimeAsync(10)
  expect(await first).toBe('done')
  await vi.advanceTimersByTimeAsync(1_000)
  const second = deadline.within(doneAfter(20))
  await vi.advanceTimersByTimeAsync(20)
  expect(await second).toBe('done')
})
