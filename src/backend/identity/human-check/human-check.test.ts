import { expect, it } from 'vitest'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createHumanCheck, noHumanCheck } from './human-check.ts'

const test = {
  challenge: async () => ({ kind: 'none' as const }),
  isPassed: async (_: string, response: string) => response === 'right',
}

it('takes a right result and no wrong one', async () => {
  const { isHuman } = createHumanCheck(test, createRateLimiters(undefined))
  expect(await isHuman('login', 'right', 'a')).toBe(true)
  expect(await isHuman('login', 'wrong', 'a')).toBe(false)
})

it('lets a client that brings no result sign up five times an hour, and others still', async () => {
  const { isHuman } = createHumanCheck(test, createRateLimiters(undefined))
  const tries = []
  for (let at = 0; at < 6; at += 1) tries.push(await isHuman('register', undefined, 'a'))
  expect(tries).toEqual([true, true, true, true, true, false])
  expect(await isHuman('register', '', 'a')).toBe(false)
  expect(await isHuman('register', 'right', 'a')).toBe(true)
  expect(await isHuman('login', undefined, 'a')).toBe(true)
  expect(await isHuman('register', undefined, 'b')).toBe(true)
})

it('lets everybody pass where nothing checks', async () => {
  expect(await noHumanCheck.isHuman('login', undefined, undefined)).toBe(true)
  expect(await noHumanCheck.challenge('login')).toEqual({ kind: 'none' })
})
