import { expect, it } from 'vitest'
import { withMockFaults } from './mock-faults.ts'

const waits: number[] = []
const answering = withMockFaults(
  () => Promise.resolve(Response.json({ from: 'the shop' })),
  () => 'new-id',
  async (ms) => void waits.push(ms),
)
const ask = (headers: Record<string, string>) =>
  answering(new Request('http://shop.test/cart/v1/cart', { headers }))

it('lets requests through that name no fault', async () => {
  expect(await (await ask({})).json()).toEqual({ from: 'the shop' })
})

it('answers a code with its data in the form of every error, with 200 unless another status is named', async () => {
  const fault = await ask({ 'x-mock-error': 'INV408; maxAllowedQty=3', 'x-correlation-id': 'c-1' })
  expect(fault.status).toBe(200)
  expect(await fault.json()).toEqual({
    errorDetails: [
      {
        errorId: 'INV408',
        message: 'The maximum quantity of this item is already in the cart.',
        additionalInfo: { maxAllowedQty: 3 },
      },
    ],
    appId: 'welt',
    correlationId: 'c-1',
  })
  expect((await ask({ 'x-mock-error': 'INV408', 'x-mock-status': '409' })).status).toBe(409)
})

it('answers a bare status as a gateway would, without a body', async () => {
  const bare = await ask({ 'x-mock-status': '503' })
  expect([bare.status, await bare.text()]).toEqual([503, ''])
})

it('only waits where a delay alone is named', async () => {
  expect(await (await ask({ 'x-mock-delay': '250' })).json()).toEqual({ from: 'the shop' })
  expect(waits.at(-1)).toBe(250)
})
