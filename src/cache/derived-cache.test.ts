import { expect, it } from 'vitest'
import { createDerivedCache } from './derived-cache.ts'
import { cachePolicies } from './cache-policies.ts'

it('keeps what is made of objects apart by object and key', () => {
  const cache = createDerivedCache<object, string>('filled entries')
  const [page, other] = [{}, {}]
  cache.set(page, 'published', 'publish')
  cache.set(page, 'with drafts', 'preview')
  expect([cache.get(page, 'publish'), cache.get(page, 'preview')]).toEqual(['published', 'with drafts'])
  expect(cache.get(other, 'publish')).toBeUndefined()
})

it('drops the oldest of what is made of one object beyond its bound', () => {
  const cache = createDerivedCache<object, number>('selected pages')
  const { perSource } = cachePolicies['selected pages'].bound
  const page = {}
  for (let number = 0; number <= perSource; number += 1) cache.set(page, number, String(number))
  expect([cache.get(page, '0'), cache.get(page, '1'), cache.get(page, String(perSource))]).toEqual([
    undefined,
    1,
    perSource,
  ])
})
