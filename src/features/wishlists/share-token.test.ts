import { expect, it } from 'vitest'
import { shareTokenOf } from './share-token.ts'

const token = 'aB3_-aB3_-aB3_-aB3_-aB'

it.each([
  [`shared=${token}`, token],
  [`shared=${token}c`, undefined],
  [`shared=${token}%0A`, undefined],
  ['shared=call+0800+123+456+now', undefined],
  ['shared=', undefined],
  ['', undefined],
])('reads the token of "%s"', (query, read) => {
  expect(shareTokenOf(new URLSearchParams(query))).toBe(read)
})
