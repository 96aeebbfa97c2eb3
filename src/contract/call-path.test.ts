import { expect, it } from 'vitest'
import { callPath } from './call-path.ts'

it.each([
  ['c1', 'c1'],
  ['a/b', 'a%2Fb'],
  ['\u{1F45F}', '%F0%9F%91%9F'],
  ['\uD83D', '%EF%BF%BD'],
  ['\uDC5Fa', '%EF%BF%BDa'],
])('fills a path with %j', (basketId, encoded) => {
  expect(callPath('GET /cart/v1/cart/{basketId}', { basketId })).toEqual({
    method: 'GET',
    path: `/cart/v1/cart/${encoded}`,
  })
})
