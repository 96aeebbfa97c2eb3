import { expect, it } from 'vitest'
import { editorCookie, staffCookie } from '#src/contract/cookies.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { opening, previewKey, shopSecret, staffKey, type Shop } from './shop.ts'
import { staffVisitor } from './staff-visitor.ts'
import { refusal, shopper } from './visitor.ts'

const adjust = 'POST /cart/v1/cart/{basketId}/price_adjustments'
const adjusted = '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}'

/** What staff take off carts, and what is noted of devices. */
export const describeCartAdjustments = (shop: () => Shop): void => {
  const shopping = async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    return { ...visitor, path: { basketId: visitor.cartId } }
  }

  it('notes the finger print of a device', async () => {
    const visitor = await shopping()
    const body = { cartId: visitor.cartId, deviceFingerPrint: 'device-1' }
    expect(await visitor.call('POST /cart/v1/deviceFingerPrint', { body })).toMatchObject({
      deviceFingerPrint: 'device-1',
    })
    expect(await visitor.read()).toMatchObject({ deviceFingerPrint: 'device-1' })
  })

  const asStaff = async () => {
    const visitor = await shopping()
    const staff = await staffVisitor(shop())
    visitor.cookies.set(staffCookie, staff.cookies.get(staffCookie) ?? '')
    return visitor
  }

  const body = { level: 'ORDER', percent: 10, reason: 'A scratch' } as const

  it('lets nobody but associates and staff adjust prices, an editor neither', async () => {
    const visitor = await shopping()
    const { path } = visitor
    const editors = createEditors({
      previewKey,
      secret: shopSecret,
      clock: () => opening,
      limiters: createRateLimiters(undefined),
    })
    const editor = await editors.signIn(previewKey, 'editor')
    const one = { ...path, adjustmentId: crypto.randomUUID() }
    for (const token of ['', editor.ok ? editor.value : '']) {
      visitor.cookies.set(editorCookie, token)
      await visitor.refused('AUT432', adjust, { path, body })
      await visitor.refused('AUT432', `PATCH ${adjusted}`, { path: one, body: { percent: 20 } })
      await visitor.refused('AUT432', `DELETE ${adjusted}`, { path: one })
    }
    const address = `/cart/v1/cart/${path.basketId}/price_adjustments`
    const byProgram = (headers: Record<string, string>) => visitor.send('POST', address, { body, headers })
    await refusal(await byProgram({ 'x-auth-access-key': previewKey }), 'AUT432')
    await refusal(await byProgram({ authorization: `Bearer ${previewKey}` }), 'AUT432')
    expect(await visitor.read()).toMatchObject({ version: 2, price_adjustments: [] })
    expect((await byProgram({ authorization: `Bearer ${staffKey}` })).status).toBe(200)
  })

  it('adjusts the order, an item and delivery, changes that and takes it back', async () => {
    const visitor = await asStaff()
    const { path } = visitor
    const itemId = (await visitor.read()).items[0]?.id ?? ''
    await visitor.call(adjust, {
      path,
      body: { level: 'PRODUCT', itemId, amount: 1000, reason: 'A scratch' },
    })
    await visitor.call(adjust, { path, body: { level: 'ORDER', percent: 10, reason: 'A wait' } })
    const cart = await visitor.call(adjust, {
      path,
      body: { level: 'SHIPPING', percent: 100, reason: 'Late' },
    })
    expect(cart.price_adjustments).toMatchObject([
      { level: 'PRODUCT', itemId, amount: 1000, price: 1000, reason: 'A scratch' },
      { level: 'ORDER', percent: 10, price: 1200, reason: 'A wait' },
      { level: 'SHIPPING', percent: 100, price: 595 },
    ])
    expect(cart.totals).toMatchObject({ total: 10_800, shipping: 0, totalDiscount: 2200 })
    expect(cart.items).toMatchObject([{ cost: 10_800 }])
    expect(await visitor.read()).toEqual(cart)
    const [, order] = cart.price_adjustments
    const one = { ...path, adjustmentId: order?.adjustmentId ?? '' }
    const changed = await visitor.call(`PATCH ${adjusted}`, {
      path: one,
      body: { amount: 500, reason: 'Less' },
    })
    expect(changed.price_adjustments[1]).toMatchObject({ amount: 500, price: 500, reason: 'Less' })
    expect(changed.price_adjustments[1]).not.toHaveProperty('percent')
    const again = await visitor.call(`PATCH ${adjusted}`, { path: one, body: { percent: 5 } })
    expect(again.price_adjustments[1]).toMatchObject({ percent: 5, price: 600, reason: 'Less' })
    const left = await visitor.call(`DELETE ${adjusted}`, { path: one })
    expect(left.price_adjustments).toHaveLength(2)
    await visitor.refused('ATTR200', `DELETE ${adjusted}`, { path: one })
    await visitor.refused('ATTR200', `PATCH ${adjusted}`, { path: one, body: { amount: 1 } })
    const gone = { level: 'PRODUCT', itemId: crypto.randomUUID(), amount: 1, reason: 'x' } as const
    await visitor.refused('ORD404', adjust, { path, body: gone })
  })

  it('takes an amount off where the currency is the one it was given in', async () => {
    const visitor = await asStaff()
    const { path } = visitor
    const body = { level: 'ORDER', amount: 1000, reason: 'A scratch' } as const
    const { price_adjustments } = await visitor.call(adjust, { path, body })
    expect(price_adjustments).toMatchObject([{ amount: 1000, currency: 'USD', price: 1000 }])
    expect((await visitor.read('de-de')).price_adjustments).toMatchObject([{ currency: 'USD', price: 0 }])
    const one = { ...path, adjustmentId: price_adjustments[0]?.adjustmentId ?? '' }
    const reworded = await visitor.call(`PATCH ${adjusted}`, { path: one, body: { reason: 'Two' } }, 'de-de')
    expect(reworded.price_adjustments).toMatchObject([{ currency: 'USD', price: 0, reason: 'Two' }])
    const inEuros = await visitor.call(`PATCH ${adjusted}`, { path: one, body: { amount: 900 } }, 'de-de')
    expect(inEuros.price_adjustments).toMatchObject([{ amount: 900, currency: 'EUR', price: 900 }])
    const percent = await visitor.call(`PATCH ${adjusted}`, { path: one, body: { percent: 5 } })
    expect(percent.price_adjustments).toMatchObject([{ percent: 5, price: 650 }])
    expect(percent.price_adjustments[0]).not.toHaveProperty('currency')
  })

  it('forgets what was taken off an item once that is removed', async () => {
    const visitor = await asStaff()
    const { path, cartId } = visitor
    const itemId = (await visitor.read()).items[0]?.id ?? ''
    await visitor.call(adjust, {
      path,
      body: { level: 'PRODUCT', itemId, amount: 1000, reason: 'A scratch' },
    })
    await visitor.call(adjust, { path, body: { level: 'ORDER', percent: 10, reason: 'A wait' } })
    const cart = await visitor.call('DELETE /cart/v1/item', { body: { cartId, itemId } })
    expect(cart.price_adjustments).toMatchObject([{ level: 'ORDER' }])
    expect(await visitor.read()).toEqual(cart)
  })
}
