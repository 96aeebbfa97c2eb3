import { expect, it } from 'vitest'
import { readMockFault } from './mock-fault.ts'

const read = (headers: Record<string, string>) => readMockFault(new Headers(headers))

it('reads a code with its data, and answers it with 200 where nothing else is said', () => {
  expect(read({ 'x-mock-error': 'INV408; maxAllowedQty=3; field=qty' })).toEqual({
    errorId: 'INV408',
    additionalInfo: { maxAllowedQty: 3, field: 'qty' },
    status: 200,
    delayMs: 0,
  })
})

it('reads a status and a delay by themselves', () => {
  expect(read({ 'x-mock-status': '503' })).toMatchObject({ errorId: undefined, status: 503 })
  expect(read({ 'x-mock-delay': '250' })).toMatchObject({ errorId: undefined, status: 200, delayMs: 250 })
})

it.each([{}, { 'x-mock-error': '<b>' }, { 'x-mock-status': '99' }, { 'x-mock-delay': '-1' }])(
  'takes %j for no fault',
  (headers) => {
    expect(read(headers)).toBeUndefined()
  },
)
