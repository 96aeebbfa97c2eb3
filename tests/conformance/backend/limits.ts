import { expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { cartCalls } from '#src/contract/cart/cart-calls.ts'
import { cartDeliveryCalls } from '#src/contract/cart/cart-delivery-calls.ts'
import { clientHeader } from '#src/contract/headers.ts'
import type { Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'

const allowed = 300

/** What one client may do at most. Each test is a client of its own. */
export const describeLimits = (shop: () => Shop): void => {
  const cartsOf = async (client: string, count: number, backend = shop().backend) => {
    const visitor = createVisitor(backend)
    const headers = { [clientHeader]: client }
    await visitor.send('POST', '/token/v2/auth/token', { headers })
    const responses = await Promise.all(
      Array.from({ length: count }, () => visitor.send('POST', '/cart/v1/cart', { headers })),
    )
    return { responses, made: responses.filter(({ status }) => status === 200).length }
  }

  it('refuses a flood of carts from one client, in two processes together, and nobody else', async () => {
    const [first, second] = await Promise.all([
      cartsOf('203.0.113.1', 200),
      cartsOf('203.0.113.1', 200, shop().another()),
    ])
    expect(first.made + second.made).toBe(allowed)
    const refused = [...first.responses, ...second.responses].filter(({ status }) => status === 429)
    const [one] = refused
    if (!one) throw new Error('a flood is refused')
    expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0)
    const { error, status } = await refusal(one, 'GEN429')
    expect({ status, retryAfter: error.additionalInfo?.['retryAfter'] }).toEqual({
      status: 429,
      retryAfter: Number(one.headers.get('retry-after')),
    })
    expect(await cartsOf('203.0.113.2', 1)).toMatchObject({ made: 1 })
  })

  it('asks the database once for a call, and not at all for a client that is refused', async () => {
    await cartsOf('203.0.113.3', allowed + 1)
    shop().statements.length = 0
    await cartsOf('203.0.113.3', 10)
    expect(shop().statements.filter((one) => one.includes('cart'))).toEqual([])
  })

  it('bounds every call about a cart', () => {
    const calls = Object.entries<Call>({ ...cartCalls, ...cartDeliveryCalls })
    expect(calls.flatMap(([key, { limit }]) => (limit === undefined ? [key] : []))).toEqual([])
  })

  it('bounds what is sent to the photo service', async () => {
    const headers = { [clientHeader]: '203.0.113.4' }
    const send = () =>
      createVisitor(shop().backend).send('POST', '/api/photos/v1/users', { body: { name: 'A' }, headers })
    const responses = await Promise.all(Array.from({ length: 70 }, send))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
  })
}
