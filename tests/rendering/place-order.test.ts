import { expect, it } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { takeOrder } from '#src/features/checkout/review/post-order.ts'
import { seenOrderFields } from '#src/rules/checkout/seen-order.ts'
import { visitorLocals } from './visitor-locals.ts'

const page = 'http://shop.test/en-us/checkout/summary'
const cartId = '0b6f0c4e-6c1e-4d6e-9f6a-000000000001'
const prepare = 'POST /cart/v1/cart/prepareOrder'
const place = 'PUT /cart/v2/checkout/order'

const refusal = (errorId: string, additionalInfo = {}): Result<never, ClientError> =>
  err({ errorId, message: '', status: 409, additionalInfo, correlationId: '' })
const totals = { total: 9000, remainingToPay: 8000 }
const prepared = ok({ version: 3, flash: [], customerNotifications: [], totals })

/** Posts the form of a review that showed 90.00, and gives where it leads and what was posted of the order. */
const post = async (replies: Readonly<Record<string, Result<unknown, ClientError>>>) => {
  let placed: unknown
  function reply<T>(key: string): T
  function reply(key: string): unknown {
    return replies[key]
  }
  const call: Client['call'] = async (key, input) => {
    if (key === place) placed = { ...input }
    return reply(key)
  }
  const body = new URLSearchParams(seenOrderFields({ cartId, version: 3, ...totals }))
  const headers = { host: 'shop.test', origin: 'http://shop.test' }
  const request = new Request(page, { method: 'POST', body, headers })
  const { locals } = visitorLocals({ call })
  const response = await takeOrder(locals, request, new URL(page))
  return { to: response.headers.get('location'), placed }
}

const totalChanged = '/en-us/checkout/summary?notice=totalChanged'

it.each([
  ['after the cart was prepared', prepared],
  ['after its order began to wait for its payment', refusal('CHK380', { reason: 'ordered' })],
])('shows a total that changed %s, and orders nothing', async (_, before) => {
  const changed = refusal('CHK380', { reason: 'totalChanged', total: 9500 })
  const { to, placed } = await post({ [prepare]: before, [place]: changed })
  expect(placed).toMatchObject({ body: { cartId, total: 9000, remainingToPay: 8000 } })
  expect(to).toBe(totalChanged)
})

it.each([
  ['a total that', { total: 9500, remainingToPay: 8000 }],
  ['what is left to pay of it, which', { total: 9000, remainingToPay: 9000 }],
])('shows %s changed before the cart was prepared', async (_, totals) => {
  const changed = ok({ version: 4, flash: [], customerNotifications: [], totals })
  const { to, placed } = await post({ [prepare]: changed })
  expect({ to, placed }).toEqual({ to: totalChanged, placed: undefined })
})

it('shows a cart that changed at the same total, as its address does, and orders nothing', async () => {
  const changed = ok({ version: 4, flash: [], customerNotifications: [], totals })
  const { to, placed } = await post({ [prepare]: changed })
  expect({ to, placed }).toEqual({ to: '/en-us/checkout/summary?notice=cartChanged', placed: undefined })
})
