import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { createRateLimiters, type RateLimiter } from './rate-limiter.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('counts each client by itself, until its time is over', async () => {
  vi.useFakeTimers()
  const limiter = createRateLimiters(undefined)('few', { points: 2, seconds: 60 })
  expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([undefined, undefined])
  expect([await limiter.isExhausted('a'), await limiter.isExhausted('b')]).toEqual([true, false])
  expect([await limiter.consume('a'), await limiter.consume('b')]).toEqual([60, undefined])
  vi.advanceTimersByTime(60_000)
  expect(await limiter.consume('a')).toBeUndefined()
})

const timesAllowed = async (limiter: RateLimiter) => {
  let allowed = 0
  while ((await limiter.consume('a')) === undefined) allowed += 1
  return allowed
}

it('allows as many times more as it is scaled by, and once at least', async () => {
  const points = async (scale: number) => {
    const limiter = createRateLimiters(undefined, scale)('some', { points: 3, seconds: 60 })
    return timesAllowed(limiter)
  }
  expect([await points(2), await points(0.01)]).toEqual([6, 1])
})

it('leaves a fixed limit as it is, whatever it is scaled by', async () => {
  const limiters = createRateLimiters(undefined, 100)
  expect(await timesAllowed(limiters('guesses', { points: 3, seconds: 60, isFixed: true }))).toBe(3)
})

it('counts nothing of what is given back', async () => {
  const limiter = createRateLimiters(undefined)('right', { points: 2, seconds: 60 })
  await limiter.consume('a')
  for (let times = 0; times < 5; times += 1) {
    expect(await limiter.consume('a')).toBeUndefined()
    await limiter.giveBack('a')
  }
  expect(await timesAllowed(limiter)).toBe(1)
})

it('counts in this process while the database is away', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 9 })
  const limiter = createRateLimiters(drizzle(pool))('away', { points: 2, seconds: 60 })
  const waits = [await limiter.consume('c'), await limiter.consume('c'), await limiter.consume('c')]
  await pool.end()
  expect(waits).toEqual([undefined, undefined, 60])
})
