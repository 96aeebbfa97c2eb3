import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { settings } from '#src/base/settings.ts'
import { stockReservation } from '#src/backend/catalogue/catalogue-tables.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { signedInCustomer } from './customers.ts'
import type { Shop } from './shop.ts'
import { askForStock as ask, createWaiting, later, soldOut } from './waiting-for-stock.ts'

/** Those who wait for what is sold out are told when it is back. */
export const describeTellingOfStock = (shop: () => Shop): void => {
  const { db, guest, confirmed, setUnits, tell, waiting, told } = createWaiting(shop)

  it('tells in the order of asking, twice as many as there are units in a day, and the others later', async () => {
    const emails: string[] = []
    for (const seconds of [30, 10, 50, 20, 40]) emails[seconds / 10 - 1] = await waiting(seconds)
    shop().setTime(later(1))
    await setUnits(1)
    await tell()
    expect(told()).toEqual(emails.slice(0, 2))
    await tell()
    await setUnits(2)
    await tell()
    expect(told()).toEqual(emails.slice(0, 4))
    shop().setTime(later(2))
    await tell()
    expect(told()).toEqual(emails)
    expect(settings.stockMailsPerUnit).toBe(2)
  })

  it('counts no unit that a cart has reserved, nor one of a product that left', async () => {
    const email = await waiting(1)
    await setUnits(1)
    await db()
      .insert(stockReservation)
      .values({ id: randomId(), cartId: randomId(), ...soldOut, qty: 1, expiresAt: later(1) })
    await tell()
    expect(told()).toEqual([])
    shop().setTime(later(2))
    const active = (is: boolean) =>
      db().execute(sql`update product set active = ${is} where product_id = ${soldOut.productId}`)
    await active(false)
    await tell()
    expect(told()).toEqual([])
    await active(true)
    await tell()
    expect(told()).toEqual([email])
  })

  it('tells however many units there are', async () => {
    const email = await waiting(1)
    await setUnits(2_147_483_647)
    await tell()
    expect(told()).toEqual([email])
  })

  it('tells each once though two workers do, by stock that an import brings', async () => {
    const emails: string[] = []
    for (let at = 0; at < 6; at += 1) emails.push(await waiting(at))
    await setUnits(2)
    const others = [shop().another(), shop().another()]
    await Promise.all([shop().backend, ...others].map(tell))
    expect(told()).toEqual(emails.slice(0, 4))
  })

  it('has nobody told whose mails were not sent', async () => {
    const email = await waiting(1)
    await setUnits(1)
    const failing = shop().another({
      mailed: (work) =>
        db().transaction(async (tx) => {
          await work({ sql: tx, send: async () => Promise.reject(new Error('no outbox')) })
          throw new Error('never reached')
        }),
    })
    await tell(failing)
    expect(told()).toEqual([])
    await tell()
    expect(told()).toEqual([email])
  })

  it('writes to the address that a customer has by now, and to none who switched such mails off', async () => {
    const moved = await signedInCustomer(shop(), { isConfirmedEmail: true })
    const silent = await signedInCustomer(shop(), { isConfirmedEmail: true })
    for (const one of [silent, moved]) await one.call(ask, { body: soldOut })
    await db().execute(
      sql`update customer set email = ${`new-${moved.email}`} where id = ${moved.customerId}`,
    )
    const notify = 'PUT /consumers-v3/consumer/notification'
    await silent.call(notify, { body: { backInStock: { email: false } } })
    await setUnits(1)
    await tell()
    expect(told()).toEqual([`new-${moved.email}`])
    await setUnits(0)
    await eventually(() => silent.call(ask, { body: soldOut }))
    await setUnits(1)
    await tell()
    expect(told()).toEqual([`new-${moved.email}`, silent.email])
  })

  it('tells a customer who switched such mails off, and asked again as a guest and confirmed it', async () => {
    const owner = await signedInCustomer(shop(), { isConfirmedEmail: true })
    await owner.call('PUT /consumers-v3/consumer/notification', { body: { backInStock: { email: false } } })
    await (await guest()).call(ask, { body: { ...soldOut, email: owner.email } })
    await confirmed(owner.email)
    await setUnits(1)
    await tell()
    expect(told()).toEqual([owner.email])
  })
}
