import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { associateSettings } from '#src/base/associate-settings.ts'
import { discountProfile } from '#src/backend/customer/discount-tables.ts'
import { associateAct } from '#src/backend/associates/associate-tables.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { signedInCustomer, visitorFacts } from './customers.ts'
import type { Shop } from './shop.ts'
import { portland, sellingAssociate } from './staff.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const adjust = 'POST /cart/v1/cart/{basketId}/price_adjustments'
const adjusted = '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}'
const readCart = 'GET /cart/v1/cart/{basketId}'
const limit = associateSettings.adjustmentLimitPercent

/** What associates sell, and what they take off it. */
export const describeAssociateSales = (shop: () => Shop): void => {
  const selling = async () => {
    const associate = await sellingAssociate(shop())
    const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
    const cart = await associate.call('POST /cart/v1/cartWithItem', { body: item })
    const path = { basketId: cart.id }
    const read = () => associate.call(readCart, { path })
    return { ...associate, cart, path, itemId: cart.items[0]?.id ?? '', read }
  }
  type Selling = Awaited<ReturnType<typeof selling>>

  const actsOf = ({ account }: Selling) =>
    shop().database.sql.select().from(associateAct).where(eq(associateAct.associateId, account.consumerId))

  it('have store and associate noted in the cart, which no body can say', async () => {
    const { cart, send, read } = await selling()
    const inStoreSalesInfo = { storeId: portland, storeName: 'Marlow Portland', storeEmployeeId: 'P-1' }
    expect(cart).toMatchObject({ inStoreSalesInfo })
    expect(await read()).toMatchObject({ inStoreSalesInfo })
    const guest = await shopper(shop().backend)
    await guest.add('boot-frn-8')
    expect(await guest.read()).not.toHaveProperty('inStoreSalesInfo')
    const body = { cartId: guest.cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1, inStoreSalesInfo }
    await refusal(await guest.send('POST', '/cart/v1/item', { body }), 'ATTR300')
    await refusal(await send('GET', `/cart/v1/cart/${guest.cartId}`), 'BSK404')
  })

  it('stay one cart as the customer is chosen, and begin anew for the next', async () => {
    const { cart, path, read, buyFor, call, cookies, refused } = await selling()
    const [first, second] = [await signedInCustomer(shop()), await signedInCustomer(shop())]
    await buyFor(first.customerId)
    expect(await read()).toMatchObject({ id: cart.id, items: [{ productId: 'FELLBOOT1' }] })
    expect(visitorFacts({ cookies })).toMatchObject({ loggedIn: true, cartId: cart.id })
    await buyFor(second.customerId)
    await refused('BSK404', readCart, { path })
    expect(visitorFacts({ cookies })).not.toHaveProperty('cartId')
    const next = await call('POST /cart/v1/cart', {})
    await buyFor(null)
    await refused('BSK404', readCart, { path: { basketId: next.id } })
  })

  it('are never the customer’s own cart', async () => {
    const { buyFor, refused, call } = await selling()
    const customer = await signedInCustomer(shop())
    const own = await customer.call('POST /cart/v1/cart', {})
    await buyFor(customer.customerId)
    await refused('BSK404', readCart, { path: { basketId: own.id } })
    const sale = await call('POST /cart/v1/cart', {})
    await customer.refused('BSK404', readCart, { path: { basketId: sale.id } })
  })

  it('are priced for the customer, and never with the discounts of the seller', async () => {
    const { account, buyFor, cookies } = await selling()
    const athlete = await signedInCustomer(shop())
    const year = { currency: 'USD', annualLimit: 1000, year: 2026 }
    await shop()
      .database.sql.insert(discountProfile)
      .values([
        { customerId: account.consumerId, kind: 'WRANX', ...year },
        { customerId: athlete.customerId, kind: 'ATHLETE', ...year },
      ])
    await buyFor(athlete.customerId)
    expect(visitorFacts({ cookies })).toMatchObject({ loggedIn: true, athlete: true })
    await buyFor(null)
    expect(visitorFacts({ cookies })).toEqual({ loggedIn: true, units: 0 })
  })

  it('may cost less, with a reason and within the limit, and that is on record', async () => {
    const associate = await selling()
    const { path, itemId, call } = associate
    const body = { level: 'PRODUCT', itemId, percent: limit, reason: 'Flaw' } as const
    const cart = await call(adjust, { path, body })
    const [one] = cart.price_adjustments
    expect(one).toMatchObject({ percent: limit, limitPercent: limit, storeEmployeeId: 'P-1', reason: 'Flaw' })
    const before = associate.cart.totals.total
    expect(cart.totals.total).toBe(before - (one?.price ?? 0))
    const at = { ...path, adjustmentId: one?.adjustmentId ?? '' }
    await call(`PATCH ${adjusted}`, { path: at, body: { amount: 100, reason: 'Goodwill' } })
    expect((await call(`DELETE ${adjusted}`, { path: at })).totals.total).toBe(before)
    const acts = (await actsOf(associate)).filter(({ cartId }) => cartId === cart.id)
    expect(acts.map(({ kind }) => kind).toSorted()).toEqual([
      'adjustmentChanged',
      'adjustmentRemoved',
      'priceAdjusted',
    ])
    expect(acts.find(({ kind }) => kind === 'adjustmentChanged')?.details).toEqual({
      ...{ itemId, amount: 100, currency: 'USD', reason: 'Goodwill' },
    })
  })

  it('cost no less than the limit allows, however it is tried', async () => {
    const associate = await selling()
    const { path, itemId, call, refused, cart } = associate
    const flaw = { level: 'PRODUCT', itemId, reason: 'Flaw' } as const
    const maxAmount = Math.floor(((cart.items[0]?.cost ?? 0) * limit) / 100)
    const add = (body: object) =>
      associate.send('POST', `/cart/v1/cart/${cart.id}/price_adjustments`, { body })
    expect((await refusal(await add({ ...flaw, percent: limit + 1 }), 'PRC400')).error).toMatchObject({
      additionalInfo: { maxPercent: limit },
    })
    expect((await refusal(await add({ ...flaw, amount: maxAmount + 1 }), 'PRC400')).error).toMatchObject({
      additionalInfo: { maxAmount },
    })
    await refusal(await add({ level: 'ORDER', percent: 1, reason: 'Flaw' }), 'AUT432')
    await refusal(await add({ level: 'SHIPPING', percent: 1, reason: 'Flaw' }), 'AUT432')
    await refusal(await add({ ...flaw, percent: 1, limitPercent: 100 }), 'ATTR300')
    await refusal(await add({ ...flaw, percent: 1, reason: ' ' }), 'ATTR200')
    await refusal(await add({ ...flaw, percent: 1, itemId: crypto.randomUUID() }), 'ORD404')
    const given = await call(adjust, { path, body: { ...flaw, amount: maxAmount } })
    await refusal(await add({ ...flaw, percent: 1 }), 'PRC400')
    const at = { ...path, adjustmentId: given.price_adjustments[0]?.adjustmentId ?? '' }
    await refused('PRC400', `PATCH ${adjusted}`, { path: at, body: { amount: maxAmount + 1 } })
    expect((await actsOf(associate)).filter(({ kind }) => kind !== 'signedIn')).toHaveLength(1)
  })

  it('hold to the limit when there is less to take it off than before', async () => {
    const { path, itemId, call, cart } = await selling()
    const more = { cartId: cart.id, itemId, qty: 2 }
    const two = await call('PUT /cart/v1/cart/{basketId}/item', { path, body: more })
    const half = Math.floor(((two.items[0]?.cost ?? 0) * limit) / 100)
    await call(adjust, { path, body: { level: 'PRODUCT', itemId, amount: half, reason: 'Flaw' } })
    const one = await call('PUT /cart/v1/cart/{basketId}/item', { path, body: { ...more, qty: 1 } })
    const rowTotal = one.items[0]?.price.rowTotal ?? 0
    expect(one.price_adjustments).toMatchObject([
      { amount: half, price: Math.floor((rowTotal * limit) / 100) },
    ])
  })

  type Attempt =
    | { does: 'add' | 'change'; taken: { percent: number } | { amount: number } }
    | { does: 'hold'; qty: number }
    | { does: 'addUnit' | 'takeBack' }

  const taken = fc.oneof(
    fc.constantFrom(0.5, 12.34, limit - 0.01, limit, limit + 0.01, 100).map((percent) => ({ percent })),
    fc.integer({ min: 1, max: 12_000 }).map((amount) => ({ amount })),
  )
  const attempts: fc.Arbitrary<Attempt[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('add', 'change'), taken }) },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constant('hold'), qty: fc.integer({ min: 1, max: 3 }) }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('addUnit', 'takeBack') }) },
    ),
    { minLength: 1, maxLength: 3 },
  )

  it('cost no less than the limit allows, whatever two tabs do at once', async () => {
    const associate = await selling()
    const { path, cart } = associate
    const tab = createVisitor(shop().another())
    for (const [name, value] of associate.cookies) tab.cookies.set(name, value)
    const ofCart = `/cart/v1/cart/${cart.id}`
    await fc.assert(
      fc.asyncProperty(fc.array(attempts, { minLength: 1, maxLength: 5 }), async (rounds) => {
        for (const round of rounds) {
          const before = await associate.read()
          const itemId = before.items[0]?.id ?? ''
          const own = `${ofCart}/price_adjustments/${before.price_adjustments[0]?.adjustmentId ?? itemId}`
          const answers = await Promise.all(
            round.map((one, at) => {
              const { send } = at % 2 === 0 ? associate : tab
              const item = { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
              const flaw = { level: 'PRODUCT', itemId, reason: 'Flaw' }
              if ('qty' in one)
                return send('PUT', `${ofCart}/item`, { body: { cartId: cart.id, itemId, qty: one.qty } })
              if (one.does === 'add')
                return send('POST', `${ofCart}/price_adjustments`, { body: { ...flaw, ...one.taken } })
              if (one.does === 'change') return send('PATCH', own, { body: one.taken })
              if (one.does === 'takeBack') return send('DELETE', own)
              return send('POST', '/cart/v1/item', { body: item })
            }),
          )
          for (const { status } of answers) expect(status).toBeLessThan(500)
          const { items, price_adjustments: given } = await associate.call(readCart, { path })
          expect(given.length).toBeLessThanOrEqual(1)
          for (const { cost, price } of items) {
            const most = Math.floor((price.rowTotal * limit) / 100)
            expect(price.rowTotal - cost).toBeLessThanOrEqual(most)
          }
        }
      }),
      runsUpTo(15),
    )
  })

  it('cost what they cost to customers and guests, whatever these try', async () => {
    const associate = await selling()
    const customer = await signedInCustomer(shop())
    const own = await customer.call('POST /cart/v1/cartWithItem', {
      body: { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 },
    })
    customer.cookies.set('welt_associate', '1')
    const body = { level: 'PRODUCT', itemId: own.items[0]?.id ?? '', percent: 1, reason: 'Flaw' } as const
    await customer.refused('AUT432', adjust, { path: { basketId: own.id }, body })
    const guest = await shopper(shop().backend)
    await guest.refused('AUT432', adjust, { path: { basketId: guest.cartId }, body })
    const other = await selling()
    await other.refused('BSK404', adjust, {
      path: associate.path,
      body: { ...body, itemId: associate.itemId },
    })
  })
}
