import { expect, it } from 'vitest'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { isRepeated, withRequest } from './recent-requests.ts'

const request = { key: 'key-1', fingerprint: 'add one' }

it('knows a request that changed the cart, and refuses another one with its key', () => {
  expect(isRepeated({}, request)).toEqual({ ok: true, value: false })
  const before: CartDetails = { deviceFingerPrint: 'print' }
  const details = withRequest(before, request)
  expect(details).toEqual({ deviceFingerPrint: 'print', recentRequests: [request] })
  expect(isRepeated(details, request)).toEqual({ ok: true, value: true })
  expect(isRepeated(details, { key: 'key-2', fingerprint: 'add one' })).toEqual({ ok: true, value: false })
  expect(isRepeated(details, { key: 'key-1', fingerprint: 'add two' })).toMatchObject({
    ok: false,
    error: { errorId: 'API422' },
  })
})

it('neither knows nor remembers a request without a key', () => {
  const details = withRequest({}, request)
  expect(isRepeated(details, undefined)).toEqual({ ok: true, value: false })
  expect(withRequest(details, undefined)).toBe(details)
})

it('remembers the last ones alone', () => {
  let details = {}
  for (let at = 0; at < 40; at += 1) details = withRequest(details, { key: `key-${at}`, fingerprint: 'x' })
  const repeated = (at: number) => isRepeated(details, { key: `key-${at}`, fingerprint: 'x' })
  expect([7, 8, 39].map(repeated)).toMatchObject([{ value: false }, { value: true }, { value: true }])
})
