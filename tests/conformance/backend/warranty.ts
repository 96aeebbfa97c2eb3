import { expect, it } from 'vitest'
import { contactPersonalData } from '#src/backend/contact/contact-personal-data.ts'
import { createWarrantyStore } from '#src/backend/contact/warranty-store.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const warranty = 'POST /consumers-v3/consumer/warranty'
const description = 'The sole came off.\nOn the third day.'

/** Goods that broke. */
export const describeWarranty = (shop: () => Shop): void => {
  const { checkingOut } = createCheckout(shop)
  const { staff } = createFulfilling(shop)
  const store = () => createWarrantyStore(shop().database.sql)
  keepStock(shop)

  const sent = async () => {
    const visitor = await checkingOut()
    const order = await visitor.pay()
    const itemId = lineOf(order)
    await (await staff()).ship(order.orderNumber, [{ id: itemId, qty: 1 }])
    return { visitor, order, body: { orderNumber: order.orderNumber, itemId, description } }
  }

  it('takes what broke from its buyer, and mails it to the shop', async () => {
    const { visitor, order, body } = await sent()
    const { caseId, receivedAt } = await visitor.call(warranty, { body }, 'de-de')
    expect(receivedAt).toBe(opening)
    expect(caseId).not.toBe('')
    expect(shop().mails.at(-1)).toMatchObject({
      locale: 'de-de',
      message: {
        kind: 'contact',
        email: order.email,
        subject: 'Garantiefall',
        orderNumber: order.orderNumber,
      },
    })
    const told = shop().mails.at(-1)?.message
    expect(told && 'text' in told ? told.text : '').toContain(`\n\n${description}`)
    const guest = await shopper(shop().backend)
    await guest.refused('ORD409', warranty, { body })
    await guest.refused('ORD409', warranty, { body: { ...body, email: 'eve@example.com' } })
    await guest.refused('ORD400', warranty, { body: { ...body, email: 'eve' } })
    await guest.call(warranty, { body: { ...body, email: order.email } })
  })

  it('refuses an item of no order, and one that has not left', async () => {
    const { visitor, body } = await sent()
    await visitor.refused('ORD416', warranty, { body: { ...body, itemId: 'another' } })
    const waiting = await checkingOut('socks', 1, 'WOOLSOCKS')
    const order = await waiting.pay()
    const early = { ...body, orderNumber: order.orderNumber, itemId: lineOf(order) }
    await waiting.refused('ORD416', warranty, { body: early })
  })

  it('keeps what who is signed in told, exports and forgets it, and deletes it after two years', async () => {
    const { order, body } = await sent()
    const owner = await signedInCustomer(shop())
    const told = { body: { ...body, email: order.email } }
    await owner.call(warranty, told)
    const exported = await contactPersonalData.read(shop().database.sql, owner.customerId)
    expect(exported).toMatchObject({ warrantyCases: [{ description, itemId: body.itemId }] })
    await purgeAt(shop(), 'warranty-cases', '2028-05-01T00:00:00.000Z')
    expect(await store().casesOf(owner.customerId)).toMatchObject([{ description, itemId: body.itemId }])
    await purgeAt(shop(), 'warranty-cases', '2028-07-01T00:00:00.000Z')
    expect(await store().casesOf(owner.customerId)).toEqual([])
    await owner.call(warranty, told)
    await contactPersonalData.forget(shop().database.sql, owner.customerId)
    expect(await store().casesOf(owner.customerId)).toEqual([])
  })
}
