import sharp from 'sharp'
import { expect, it } from 'vitest'
import { contactPersonalData } from '#src/backend/contact/contact-personal-data.ts'
import { createWarrantyStore } from '#src/backend/contact/warranty-store.ts'
import { warrantyPicture } from '#src/backend/contact/warranty-tables.ts'
import { bomb, disguised, heic, photograph, screenshot, webp } from '#tests/fixtures/broken-goods.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'

const warranty = 'POST /consumers-v3/consumer/warranty'
const cases = 'GET /ops/v1/warranty-cases'
const one = 'GET /ops/v1/warranty-cases/{caseId}'
const picture = 'GET /ops/v1/warranty-cases/{caseId}/pictures/{pictureId}'
const nowhere = '00000000-0000-4000-8000-000000000000'

const base64 = (bytes: Buffer): string => bytes.toString('base64')

/** Pictures of goods that broke. */
export const describeWarrantyPictures = (shop: () => Shop): void => {
  const { checkingOut } = createCheckout(shop)
  const { staff } = createFulfilling(shop)
  keepStock(shop)

  const sent = async () => {
    const visitor = await checkingOut()
    const order = await visitor.pay()
    const itemId = lineOf(order)
    await (await staff()).ship(order.orderNumber, [{ id: itemId, qty: 1 }])
    const { orderNumber } = order
    return { visitor, order, body: { orderNumber, itemId, description: 'The sole came off.' } }
  }

  it('shows staff alone pictures that are made anew, upright and without where they were taken', async () => {
    const { visitor, body } = await sent()
    const files = [await photograph(), await screenshot(), await webp()]
    expect(files[0]?.includes('Pocket')).toBe(true)
    const { caseId } = await visitor.call(warranty, { body: { ...body, pictures: files.map(base64) } })
    expect(JSON.stringify(shop().mails.at(-1))).toContain(`http://shop.test/ops/warranty/${caseId}`)

    const reader = await staff()
    const { cases: listed, total } = await reader.call(cases, { query: { start: 0, count: 1 } })
    expect(listed).toHaveLength(1)
    expect(total).toBeGreaterThanOrEqual(1)
    const found = await reader.call(one, { path: { caseId } })
    expect(found).toMatchObject({ orderNumber: body.orderNumber, description: body.description })
    const shown = []
    for (const pictureId of found.pictureIds) {
      const { type, data } = await reader.call(picture, { path: { caseId, pictureId } })
      const bytes = Buffer.from(data, 'base64')
      expect(bytes.includes('Pocket')).toBe(false)
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
      shown.push([type, format, width, height, exif, orientation])
    }
    expect(shown).toEqual([
      ['image/jpeg', 'jpeg', 1200, 3000, undefined, undefined],
      ['image/jpeg', 'jpeg', 400, 300, undefined, undefined],
      ['image/jpeg', 'jpeg', 400, 300, undefined, undefined],
    ])

    const [pictureId = ''] = found.pictureIds
    await visitor.refused('AUT404', cases, {})
    await visitor.refused('AUT404', one, { path: { caseId } })
    await visitor.refused('AUT404', picture, { path: { caseId, pictureId } })
    await reader.refused('API404', one, { path: { caseId: nowhere } })
    await reader.refused('API404', picture, { path: { caseId: nowhere, pictureId } })
  })

  it('takes nothing of what is told where a file is no picture that it can make anew', async () => {
    const { visitor, body } = await sent()
    const good = await screenshot()
    for (const bad of [
      heic,
      disguised,
      Buffer.from('a picture.jpg'),
      (await photograph()).subarray(0, 300),
    ]) {
      const pictures = [base64(good), base64(bad)]
      const refusal = await visitor.refused('PIC422', warranty, { body: { ...body, pictures } })
      expect(refusal.additionalInfo).toEqual({ field: 'pictures', place: 1 })
    }
    await visitor.refused('PIC422', warranty, { body: { ...body, pictures: [base64(await bomb())] } })
    const five = Array.from({ length: 5 }, () => base64(good))
    await visitor.refused('ATTR200', warranty, { body: { ...body, pictures: five } })
    await visitor.refused('ATTR200', warranty, { body: { ...body, pictures: ['no base64!'] } })
    const tooLong = Buffer.alloc(5_000_003).toString('base64')
    await visitor.refused('ATTR200', warranty, { body: { ...body, pictures: [tooLong] } })
    await visitor.refused('API413', warranty, { body: { ...body, pictures: Array(5).fill(tooLong) } })
    const { cases: listed } = await (await staff()).call(cases, { query: { count: 100 } })
    expect(listed.filter(({ orderNumber }) => orderNumber === body.orderNumber)).toEqual([])
  })

  it('takes no more than twenty cases of one order', async () => {
    const { visitor, body } = await sent()
    for (let told = 0; told < 20; told += 1) await visitor.call(warranty, { body })
    await visitor.refused('GEN429', warranty, { body })
  })

  it('exports pictures to their sender, and deletes them with their case', async () => {
    const { order, body } = await sent()
    const { sql } = shop().database
    const owner = await signedInCustomer(shop())
    const told = { body: { ...body, email: order.email, pictures: [base64(await screenshot())] } }
    await owner.call(warranty, told)
    const exported = await contactPersonalData.read(sql, owner.customerId)
    expect(exported).toMatchObject({ warrantyCases: [{ pictures: [expect.stringMatching(/^\/9j[^\n]*$/)] }] })
    await contactPersonalData.forget(sql, owner.customerId)
    expect(await contactPersonalData.read(sql, owner.customerId)).toMatchObject({ warrantyCases: [] })
    await owner.call(warranty, told)
    await createWarrantyStore(sql).purge('2100-01-01T00:00:00.000Z')
    expect(await sql.$count(warrantyPicture)).toBe(0)
  })
}
