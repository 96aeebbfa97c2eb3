import { expect, it } from 'vitest'
import { boundedMap } from './bounded-map.ts'

it('forgets what was not used for longest', () => {
  const map = boundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
})
