import { expect, it } from 'vitest'
import { connectionsOf, shareOf, workerCount, workerOf, workerVariable } from './worker.ts'

const server = 'postgres://db.example/shop'

it.each([
  ['one a processor on PostgreSQL', { DATABASE_URL: server }, 4],
  ['as many as are set', { DATABASE_URL: server, WELT_WORKERS: '3' }, 3],
  ['one on the embedded database', {}, 1],
  ['one on the embedded database whatever is set, which the shop then refuses', { WELT_WORKERS: '3' }, 1],
  ['one where commerce is elsewhere', { COMMERCE_ORIGIN: 'https://commerce.example' }, 1],
  ['what is set there', { COMMERCE_ORIGIN: 'https://commerce.example', WELT_WORKERS: '2' }, 2],
  [
    'one for what is no number, which the shop then refuses',
    { DATABASE_URL: server, WELT_WORKERS: 'all' },
    1,
  ],
  ['one a processor where the setting is empty', { DATABASE_URL: server, WELT_WORKERS: '' }, 4],
])('runs %s', (_, settings, count) => {
  expect(workerCount(settings, 4)).toBe(count)
})

it('tells a worker which one it is, and no other process', () => {
  expect(workerOf(workerVariable({ number: 2, count: 4 }))).toEqual({ number: 2, count: 4 })
  for (const told of ['', 'x', '3/2', '0/2', '1']) expect(workerOf({ WELT_WORKER: told })).toBeUndefined()
})

it('shares connections and other bounds among the workers', () => {
  const counts = [1, 2, 4, 8, 16, 32]
  expect(counts.map((count) => connectionsOf({ number: 1, count }))).toEqual([10, 10, 8, 4, 2, 2])
  expect(counts.map((count) => shareOf({ number: 1, count }, 4))).toEqual([4, 2, 1, 1, 1, 1])
})
