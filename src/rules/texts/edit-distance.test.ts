import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['boots', 'boots', 0],
  ['bots', 'boots', 1],
  ['boost', 'boots', 1],
  ['stiefle', 'stiefel', 1],
  ['waterprof', 'waterproof', 1],
  ['sandles', 'sandals', 2],
  ['chausure', 'chaussures', 2],
  ['boot', 'hat', 3],
  ['', 'boots', 3],
])('tells %j from %j', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
