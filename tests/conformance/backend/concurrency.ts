import { expect, it } from 'vitest'
import type { Shop } from './shop.ts'
import { createVisitor, shopper, type Visitor } from './visitor.ts'

/** Two tabs of one session, each served by its own process. */
const twoTabs = async (shop: Shop) => {
  const first = await shopper(shop.backend)
  const second = createVisitor(shop.another())
  for (const [name, value] of first.cookies) second.cookies.set(name, value)
  return { first, second, cartId: first.cartId }
}

const add = (tab: Pick<Visitor, 'send'>, cartId: string) =>
  tab.send('POST', '/cart/v1/item', { body: { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-9' } })

/** Changes of one cart at the same time. */
export const describeConcurrency = (shop: () => Shop): void => {
  it('neither loses nor doubles one of 50 adds at once', async () => {
    const visitor = await shopper(shop().backend)
    const carts = await Promise.all(Array.from({ length: 50 }, () => visitor.add('boot-frn-9')))
    expect(new Set(carts.map(({ version }) => version)).size).toBe(50)
    expect(await visitor.read()).toMatchObject({ version: 51, items: [{ qty: 50 }] })
  })

  it('counts exactly the acknowledged adds of two processes', async () => {
    const { first, second, cartId } = await twoTabs(shop())
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => add(index % 2 === 0 ? first : second, cartId)),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    const added = answers.filter(({ status }) => status === 200).length
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(added).toBeGreaterThanOrEqual(40)
    expect(await first.read()).toMatchObject({ version: added + 1, items: [{ qty: added }] })
  })

  it('removes each line once however many ask for it', async () => {
    const { first, second, cartId } = await twoTabs(shop())
    const { items } = await first.add('boot-frn-8')
    await first.add('socks', 1, 'WOOLSOCKS')
    const body = { cartId, itemId: items[0]?.id }
    const answers = await Promise.all(
      [first, second, first, second].map((tab) => tab.send('DELETE', '/cart/v1/item', { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect((await first.read()).items).toMatchObject([{ upc: 'socks' }])
  })

  it('ends with what adds and removes at once add up to', async () => {
    const visitor = await shopper(shop().backend)
    const work = Array.from({ length: 25 }, async () => {
      const { items } = await visitor.add('boot-frn-9')
      const body = { cartId: visitor.cartId, itemId: items[0]?.id ?? '' }
      const removal = await visitor.send('DELETE', '/cart/v1/item', { body })
      expect([200, 404]).toContain(removal.status)
    })
    await Promise.all(work)
    const cart = await visitor.read()
    expect(cart.items.length).toBeLessThanOrEqual(1)
    expect(cart.totals.totalUnits).toBe(cart.items[0]?.qty ?? 0)
  })

  it('never sells more than the stock to parallel adds', async () => {
    const visitor = await shopper(shop().backend)
    const body = { cartId: visitor.cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8' }
    await Promise.all(Array.from({ length: 20 }, () => visitor.send('POST', '/cart/v1/item', { body })))
    expect(await visitor.read()).toMatchObject({ items: [{ qty: 12 }] })
  })
}
