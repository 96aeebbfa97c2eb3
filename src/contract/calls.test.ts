import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

it('bounds how often one client may make each call that does not only read', () => {
  const unbounded = Object.entries<Call>(calls).filter(
    ([key, { limit }]) => !key.startsWith('GET ') && !limit,
  )
  expect(unbounded.map(([key]) => key)).toEqual([])
})
