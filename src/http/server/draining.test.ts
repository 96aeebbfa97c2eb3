import { createServer } from 'node:http'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDraining } from './draining.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('says 503 at /readyz alone from the moment it begins', async () => {
  const draining = createDraining(60, () => undefined)
  const server = createServer(draining.before((_, outgoing) => void outgoing.end('hello')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await ask('/readyz')).toBe(200)
  const over = draining.begin()
  expect([await ask('/readyz'), await ask('/healthz'), await ask('/en-us')]).toEqual([503, 200, 200])
  draining.end()
  await over
})

it('is over after its time', async () => {
  vi.useFakeTimers()
  let began = 0
  const draining = createDraining(5, () => (began += 1))
  let isOver = false
  void draining.begin().then(() => (isOver = true))
  expect([began, draining.isUnderWay()]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
