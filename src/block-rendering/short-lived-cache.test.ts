import { expect, it } from 'vitest'
import { createShortLivedCache } from './short-lived-cache.ts'

const noon = '2026-06-01T12:00:00.000Z'
const later = '2026-06-01T12:00:00.500Z'

it('gives the same answer for a second, then asks anew', async () => {
  const remember = createShortLivedCache<{ count: number }>(undefined, () => time)
  let time = 0
  let count = 0
  const ask = async () => ({ count: (count += 1) })
  const first = await remember('boots', noon, ask)
  time = 999
  expect(await remember('boots', noon, ask)).toBe(first)
  expect(await remember('socks', noon, ask)).toEqual({ count: 2 })
  time = 1_001
  expect(await remember('boots', noon, ask)).toEqual({ count: 3 })
})

it('gives no answer beyond the instant it changes at', async () => {
  const remember = createShortLivedCache<string>((until) => [until])
  await remember('badge', noon, async () => later)
  expect(await remember('badge', noon, async () => 'anew')).toBe(later)
  expect(await remember('badge', later, async () => 'anew')).toBe('anew')
})

it('does not remember failures', async () => {
  const remember = createShortLivedCache<string>()
  await expect(remember('boots', noon, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await remember('boots', noon, async () => 'boots')).toBe('boots')
})
