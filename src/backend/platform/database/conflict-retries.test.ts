import { expect, it } from 'vitest'
import { retryingConflicts } from './conflict-retries.ts'

const failure = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error('from the driver'), { code }) })

/** Fails as listed and then goes through; tells how often it was begun and how long was waited. */
const run = async (failures: Error[], chance = 0) => {
  const waits: number[] = []
  let begun = 0
  const result = await retryingConflicts(
    async () => {
      begun += 1
      const next = failures.shift()
      if (next) throw next
      return 'done'
    },
    { wait: async (ms) => void waits.push(ms), chance: () => chance },
  ).catch((error: unknown) => error)
  return { result, begun, waits }
}

it('begins a transaction again that met another, after growing pauses', async () => {
  const met = [failure('40001'), failure('40P01'), failure('40001')]
  expect(await run(met)).toEqual({ result: 'done', begun: 4, waits: [10, 20, 40] })
})

it('waits by chance up to twice as long', async () => {
  expect((await run([failure('40P01')], 1)).waits).toEqual([20])
})

it('gives up after the fifth time with what happened', async () => {
  const met = Array.from({ length: 9 }, () => failure('40001'))
  const { result, begun } = await run(met)
  expect([begun, result]).toEqual([5, expect.objectContaining({ message: 'Failed query' })])
})

it('looks once more where a row was written meanwhile', async () => {
  expect((await run([failure('23505')])).result).toBe('done')
  expect((await run([failure('23505'), failure('23505')])).begun).toBe(2)
})

it('does nothing else twice', async () => {
  for (const error of [failure('23503'), new Error('changed our mind')])
    expect(await run([error])).toEqual({ result: error, begun: 1, waits: [] })
})
