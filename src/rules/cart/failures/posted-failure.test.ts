import { expect, it } from 'vitest'
import { postedFailureQuery, readPostedFailure } from './posted-failure.ts'

it('brings a failure over a redirect, without its text', () => {
  const failure = {
    errorId: 'INV408',
    message: 'No more',
    additionalInfo: { maxAllowedQty: 3, field: 'qty' },
  }
  expect(readPostedFailure(postedFailureQuery(failure))).toEqual({
    errorId: 'INV408',
    message: '',
    additionalInfo: { maxAllowedQty: 3 },
  })
})

it.each(['', 'error=', 'error=<script>', 'error=inv408', 'error=INV408%20or%20more'])(
  'ignores %s',
  (query) => {
    expect(readPostedFailure(new URLSearchParams(query))).toBeUndefined()
  },
)

it.each([
  ['PRM150', { distance: 1250, unit: 'USD' }],
  ['PRM150', { distance: 2, unit: 'units' }],
  ['PRM150', { reason: 'items' }],
  ['INV408', { maxItems: 200 }],
  ['FE309', {}],
])('brings what is missing or allowed of %s', (errorId, additionalInfo) => {
  const failure = { errorId, message: '', additionalInfo }
  expect(readPostedFailure(postedFailureQuery(failure))).toEqual(failure)
})

it('ignores what is missing in units nobody knows', () => {
  expect(readPostedFailure(new URLSearchParams('error=PRM150&missing=3+<b>'))?.additionalInfo).toEqual({})
})
