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
