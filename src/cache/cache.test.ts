import { expect, it } from 'vitest'
import { createCache, createSizedCache } from './cache.ts'
import { cachePolicies } from './cache-policies.ts'

it('drops what was used least recently when it is full', () => {
  const cache = createCache<number>('absent content')
  const { entries } = cachePolicies['absent content'].bound
  for (let number = 0; number < entries; number += 1) cache.set(String(number), number)
  cache.get('0')
  cache.set('one more', -1)
  expect([cache.get('0'), cache.get('1')]).toEqual([0, undefined])
})

it('holds no more bytes than its policy allows', () => {
  const cache = createSizedCache<string>('remote content', (text) => text.length)
  const half = 'x'.repeat(cachePolicies['remote content'].bound.bytes / 2)
  for (const key of ['first', 'second', 'third']) cache.set(key, half)
  expect(cache.get('first')).toBeUndefined()
  expect(cache.get('third')).toBe(half)
})
