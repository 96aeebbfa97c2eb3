import { describe, expect, it, test } from 'vitest'
import { apiError } from '#src/contract/errors.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { paidOrder } from '#tests/fixtures/stored-order.ts'
import { orderLimiters } from './order-limits.ts'
import { endStep, placementOf, responseTo, type Placement } from './placement.ts'
import { countPrepared, countStep } from './unpaid-steps.ts'

const placed = paidOrder()
const declined = paidOrder({ order: { payment: 'failed' }, attempt: { errorId: 'PYT402' } })
const from = { client: '203.0.113.1' }

/** How many steps stay counted of a client who prepared a cart and placed it with this outcome. */
const stepsCounted = async (placement: Placement): Promise<number> => {
  const limits = orderLimiters(createRateLimiters(undefined))
  let left = 0
  while ((await countStep(limits, { client: 'another' })).ok) left += 1
  await countPrepared(limits, from, 'cart')
  await countStep(limits, from)
  await endStep(limits, placement, from, 'cart')
  while ((await countStep(limits, from)).ok) left -= 1
  return left
}

describe('what placing an order comes to', () => {
  test.each<{ placement: Placement; counted: number; response: string }>([
    { placement: { kind: 'refused', error: apiError('AUT403') }, counted: 1, response: 'AUT403' },
    { placement: { kind: 'refusedToKnownBuyer', error: apiError('CHK380') }, counted: 2, response: 'CHK380' },
    { placement: { kind: 'overtaken' }, counted: 1, response: 'BSK409' },
    { placement: { kind: 'repeated', placed }, counted: 1, response: 'W-1000' },
    { placement: { kind: 'unpaid', placed: declined }, counted: 2, response: 'PYT402' },
    {
      placement: { kind: 'unpaid', placed: { ...declined, attempt: undefined } },
      ...{ counted: 2, response: 'PYT300' },
    },
    { placement: { kind: 'givenUp', placed }, counted: 2, response: 'BSK409' },
    { placement: { kind: 'waiting', placed }, counted: 2, response: 'W-1000' },
    { placement: { kind: 'paid', placed }, counted: 0, response: 'W-1000' },
  ])('$placement.kind: $counted steps stay counted, and the response is $response', async (row) => {
    const response = responseTo(row.placement)
    expect(response.ok ? response.value.orderNumber : response.error.errorId).toBe(row.response)
    expect(await stepsCounted(row.placement)).toBe(row.counted)
  })
})

it.each([
  ['created', 'open', 'paid'],
  ['paymentPending', 'open', 'waiting'],
  ['challenged', 'open', 'waiting'],
  ['authorised', 'open', 'paid'],
  ['captured', 'open', 'paid'],
  ['failed', 'open', 'unpaid'],
  ['paymentPending', 'cancelled', 'givenUp'],
  ['authorised', 'cancelled', 'givenUp'],
] as const)(
  'takes an order whose payment is %s and whose goods are %s as %s',
  (payment, fulfilment, kind) => {
    expect(placementOf(paidOrder({ order: { payment, fulfilment } })).kind).toBe(kind)
  },
)
