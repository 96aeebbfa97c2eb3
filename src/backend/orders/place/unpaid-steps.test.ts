import { expect, it } from 'vitest'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { orderLimiters } from './order-limits.ts'
import { countPrepared, countStep, forgetPaid, forgetPaidLater, rememberPlaced } from './unpaid-steps.ts'

/** Unpaid steps that one client may take in an hour. */
const allowed = 100

const setup = () => {
  const limits = orderLimiters(createRateLimiters(undefined))
  const from = { client: '203.0.113.1' }
  const stepsLeft = async (): Promise<number> => {
    let steps = 0
    while ((await countStep(limits, from)).ok) steps += 1
    return steps
  }
  return { limits, from, stepsLeft }
}

it('gives both steps of a cart back that was prepared and paid', async () => {
  const { limits, from, stepsLeft } = setup()
  await countPrepared(limits, from, 'cart')
  await countStep(limits, from)
  await forgetPaid(limits, from, 'cart')
  expect(await stepsLeft()).toBe(allowed)
})

it('gives no more back than was counted where carts are paid that nobody prepared', async () => {
  const { limits, from, stepsLeft } = setup()
  for (let count = 0; count < 10; count += 1) await countStep(limits, from)
  for (let count = 0; count < 5; count += 1) {
    await countStep(limits, from)
    await forgetPaid(limits, from, `cart ${count}`)
  }
  expect(await stepsLeft()).toBe(allowed - 10)
})

it('gives a client nothing back that it did not count', async () => {
  const { limits, from, stepsLeft } = setup()
  await countPrepared(limits, { client: '203.0.113.2' }, 'cart')
  await forgetPaid(limits, from, 'cart')
  expect(await stepsLeft()).toBe(allowed)
})

it('gives both steps back once with an order that was paid after it was placed, to the client who placed it', async () => {
  const { limits, from, stepsLeft } = setup()
  const order = { cartId: 'cart', orderNumber: 'W-1000' }
  for (let count = 0; count < 10; count += 1) await countStep(limits, from)
  await countPrepared(limits, from, order.cartId)
  await countStep(limits, from)
  await rememberPlaced(limits, from, order.orderNumber)
  for (const client of ['203.0.113.2', from.client, from.client])
    await forgetPaidLater(limits, { client }, order)
  expect(await stepsLeft()).toBe(allowed - 10)
})

it('gives no step back with an order that was paid before for one that was placed since', async () => {
  const { limits, from, stepsLeft } = setup()
  await countStep(limits, from)
  await rememberPlaced(limits, from, 'W-1001')
  await forgetPaidLater(limits, from, { cartId: 'cart', orderNumber: 'W-1000' })
  expect(await stepsLeft()).toBe(allowed - 1)
})
