import { afterEach, beforeEach, expect } from 'vitest'
import { dayMs } from '#src/base/day.ts'
import { stockRequest } from '#src/backend/back-in-stock/stock-request-tables.ts'
import { stockReservation } from '#src/backend/catalogue/catalogue-tables.ts'
import { updateVariants } from '#src/backend/catalogue/products/update-variants.ts'
import type { EmbeddedBackend } from '#src/backend/api/api-fetch.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

export const askForStock = 'PUT /products/v1/notifications'
export const confirmStockRequest = 'POST /products/v1/notifications/confirm/{token}'

/** A variant of the boot, of which there is none. */
export const soldOut = { productId: 'FELLBOOT1', upc: 'boot-frn-10' }

/** The instant so many days after the shop opened. */
export const later = (days: number): string => new Date(Date.parse(opening) + days * dayMs).toISOString()

let addresses = 0
export const newAddress = (): string => {
  addresses += 1
  return `waiting-${addresses}@example.com`
}

/** Those who wait for what is sold out, and what they are mailed; each test begins with nobody, and nothing of the variant. */
export const createWaiting = (shop: () => Shop) => {
  const db = () => shop().database.sql
  const guest = () => shopper(shop().backend)
  const anybody = () => createVisitor(shop().backend)
  const mailsTo = (to: string, kind: 'confirmStockRequest' | 'backInStock') =>
    shop().mails.flatMap((mail) =>
      'to' in mail && mail.to === to && mail.message.kind === kind
        ? [{ locale: mail.locale, ...mail.message }]
        : [],
    )
  const tokenIn = (path = ''): string => new URL(path, 'http://shop.test').searchParams.get('token') ?? ''
  const confirmToken = (email: string) => tokenIn(mailsTo(email, 'confirmStockRequest').at(-1)?.path)
  const confirmed = (email: string) =>
    anybody().call(confirmStockRequest, { path: { token: confirmToken(email) } })
  const setUnits = (quantity: number, upc = soldOut.upc) =>
    updateVariants(shop().database, [{ sku: upc.toUpperCase(), quantity }], () => opening)
  const tell = (backend: Pick<EmbeddedBackend, 'tellOfStock'> = shop().backend) => backend.tellOfStock()

  /** Has somebody wait who confirmed it, since so many seconds after the shop opened. */
  const waiting = async (seconds: number, variantAsked = soldOut): Promise<string> => {
    const email = newAddress()
    shop().setTime(new Date(Date.parse(opening) + seconds * 1000).toISOString())
    await (await guest()).call(askForStock, { body: { ...variantAsked, email } })
    await confirmed(email)
    return email
  }
  const told = () =>
    shop().mails.flatMap((mail) => ('to' in mail && mail.message.kind === 'backInStock' ? [mail.to] : []))

  beforeEach(async () => {
    shop().mails.length = 0
    shop().setTime(opening)
    await setUnits(0)
    await eventually(async () => {
      const path = { productId: soldOut.productId }
      const { variants } = await anybody().call('GET /products/v2/products/{productId}/details', { path })
      expect(variants.find(({ upc }) => upc === soldOut.upc)?.notifyMe).toBe(true)
    })
  })
  afterEach(async () => {
    await db().delete(stockRequest)
    await db().delete(stockReservation)
    shop().setTime(opening)
    await setUnits(0)
  })

  return { db, guest, anybody, mailsTo, tokenIn, confirmToken, confirmed, setUnits, tell, waiting, told }
}
