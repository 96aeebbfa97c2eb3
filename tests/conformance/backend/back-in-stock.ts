import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { settings } from '#src/base/settings.ts'
import { stockRequestPersonalData } from '#src/backend/back-in-stock/stock-request-personal-data.ts'
import { stockRequest } from '#src/backend/back-in-stock/stock-request-tables.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { signedInCustomer } from './customers.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'
import { refusal } from './visitor.ts'
import {
  askForStock as ask,
  confirmStockRequest as confirm,
  createWaiting,
  later,
  newAddress,
  soldOut,
} from './waiting-for-stock.ts'

const stop = 'POST /products/v1/notifications/stop/{token}'
const details = 'GET /products/v2/products/{productId}/details'

/** Who asks to be told when what is sold out is back. */
export const describeBackInStock = (shop: () => Shop): void => {
  const { db, guest, anybody, mailsTo, tokenIn, confirmToken, confirmed, setUnits, tell, waiting, told } =
    createWaiting(shop)

  it('offers it for what is sold out, and for nothing that is in stock or comes by email', async () => {
    const offered = async (productId: string) =>
      (await anybody().call(details, { path: { productId } })).variants.flatMap(({ upc, notifyMe }) =>
        notifyMe ? [upc] : [],
      )
    await eventually(async () => expect(await offered('FELLBOOT1')).toEqual(['boot-frn-10']))
    expect(await offered('GIFTCARD01')).toEqual([])
    const visitor = await guest()
    const email = newAddress()
    await visitor.refused('NTF409', ask, { body: { ...soldOut, upc: 'boot-frn-9', email } })
    await visitor.refused('NTF409', ask, { body: { productId: 'GIFTCARD01', upc: 'gift-card', email } })
    await visitor.refused('PLP400', ask, { body: { ...soldOut, upc: 'boot', email } })
    await visitor.refused('PLP400', ask, { body: { ...soldOut, productId: 'NOBOOT01', email } })
    await visitor.refused('PLP400', ask, { body: { productId: 'TEESHIRT01', upc: 'tee', email } }, 'de-de')
    expect(shop().mails).toEqual([])
  })

  it('tells nobody who has not confirmed, and whoever has, once, in the language they asked in', async () => {
    const email = newAddress()
    const visitor = await guest()
    const body = { ...soldOut, email: ` ${email.toUpperCase()}` }
    expect(await visitor.call(ask, { body }, 'de-de')).toEqual({ status: 'confirmationSent' })
    expect(mailsTo(email, 'confirmStockRequest')).toMatchObject([
      { locale: 'de-de', name: 'Fell-Stiefel, Farn · 10' },
    ])
    await setUnits(3)
    await tell()
    expect(told()).toEqual([])
    expect(await confirmed(email)).toEqual({ recipient: email })
    expect(await confirmed(email)).toEqual({ recipient: email })
    await tell()
    await tell()
    expect(mailsTo(email, 'backInStock')).toMatchObject([
      {
        ...{ locale: 'de-de', name: 'Fell-Stiefel, Farn · 10' },
        path: '/p/fell-boot-FELLBOOT1?variant=boot-frn-10',
      },
    ])
  })

  it('says the same of an address that waits already, writes to it no more, and may take it again once it was told', async () => {
    const email = newAddress()
    const visitor = await guest()
    const askAgain = () => visitor.call(ask, { body: { ...soldOut, email } })
    const first = await askAgain()
    await confirmed(email)
    expect(await askAgain()).toEqual(first)
    expect(mailsTo(email, 'confirmStockRequest')).toHaveLength(1)
    await setUnits(1)
    await tell()
    await setUnits(0)
    await eventually(async () => expect(await askAgain()).toEqual(first))
    expect(mailsTo(email, 'confirmStockRequest')).toHaveLength(2)
  })

  it('does not write to one address more than five times in a day', async () => {
    const email = newAddress()
    const visitor = await guest()
    for (let at = 0; at < 7; at += 1) await visitor.call(ask, { body: { ...soldOut, email } })
    expect(mailsTo(email, 'confirmStockRequest')).toHaveLength(5)
  })

  it.each([
    ['AUT453', { ...soldOut, email: 'ada@localhost' }],
    ['AUT453', { ...soldOut, email: 'ada@example.com\nBcc: all@example.com' }],
    ['AUT453', soldOut],
    ['ATTR300', { ...soldOut, email: 'ada@example.com', confirmedAt: opening }],
  ] as const)('refuses with %s %j', async (code, body) => {
    const visitor = await guest()
    await refusal(await visitor.send('PUT', '/products/v1/notifications', { body }), code)
    expect(await db().select().from(stockRequest)).toEqual([])
  })

  it('takes no link that is forged, too old, for another use, or from before it was ended', async () => {
    const email = newAddress()
    await (await guest()).call(ask, { body: { ...soldOut, email } })
    const token = confirmToken(email)
    const end = tokenIn(mailsTo(email, 'confirmStockRequest')[0]?.unsubscribePath)
    await anybody().refused('AUT402', confirm, { path: { token: end } })
    await anybody().refused('AUT402', stop, { path: { token } })
    const last = token.at(-5) === 'A' ? 'B' : 'A'
    const forged = token.slice(0, -5) + last + token.slice(-4)
    await anybody().refused('AUT402', confirm, { path: { token: forged } })
    await refusal(await anybody().send('GET', `/products/v1/notifications/confirm/${token}`), 'API405')
    shop().setTime(later(8))
    await anybody().refused('AUT402', confirm, { path: { token } })
    shop().setTime(opening)
    const stopped = () => anybody().call(stop, { path: { token: end } })
    expect([await stopped(), await stopped()]).toEqual([{ recipient: email }, { recipient: email }])
    await anybody().refused('AUT402', confirm, { path: { token } })
  })

  it('stores no token, and logs neither that nor an address', async () => {
    shop().logged.length = 0
    shop().statements.length = 0
    const email = await waiting(1)
    const token = confirmToken(email)
    const stored = JSON.stringify(await db().select().from(stockRequest))
    expect(stored).toContain(email)
    expect(stored).not.toContain(token)
    expect(JSON.stringify(shop().logged)).not.toContain(email)
    expect(JSON.stringify(shop().logged)).not.toContain(token)
  })

  it('has a customer wait at once at their own confirmed address, and lets a mail end it', async () => {
    const owner = await signedInCustomer(shop(), { isConfirmedEmail: true })
    expect(await owner.call(ask, { body: soldOut })).toEqual({ status: 'waiting' })
    expect(await owner.call(ask, { body: { ...soldOut, email: newAddress() } })).toEqual({
      status: 'confirmationSent',
    })
    await setUnits(1)
    await tell()
    expect(told()).toEqual([owner.email])
    await setUnits(0)
    await eventually(() => owner.call(ask, { body: soldOut }))
    const token = tokenIn(mailsTo(owner.email, 'backInStock')[0]?.unsubscribePath)
    await anybody().call(stop, { path: { token } })
    shop().setTime(later(2))
    await setUnits(1)
    await tell()
    expect(told()).toEqual([owner.email])
  })

  it('asks a customer to confirm an address that nobody has, and never tells of another’s account', async () => {
    const unproven = await signedInCustomer(shop())
    const known = await signedInCustomer(shop(), { isConfirmedEmail: true })
    expect(await unproven.call(ask, { body: soldOut })).toEqual({ status: 'confirmationSent' })
    const visitor = await guest()
    expect(await visitor.call(ask, { body: { ...soldOut, email: known.email } })).toEqual({
      status: 'confirmationSent',
    })
  })

  it('has a customer wait for so many variants at most, the latest', async () => {
    const owner = await signedInCustomer(shop(), { isConfirmedEmail: true })
    const rows = Array.from({ length: settings.maxStockRequests }, (_, at) => ({
      ...{ id: randomId(), ownerId: owner.customerId, email: owner.email, productId: 'FELLBOOT1' },
      ...{ upc: `former-${at}`, locale: 'en-us', askedAt: later(-1 - at), confirmedAt: opening },
    }))
    await db().insert(stockRequest).values(rows)
    await owner.call(ask, { body: soldOut })
    const stored = await db().select({ upc: stockRequest.upc }).from(stockRequest)
    expect(stored).toHaveLength(settings.maxStockRequests)
    expect(stored.map(({ upc }) => upc)).toContain(soldOut.upc)
    expect(stored.map(({ upc }) => upc)).not.toContain(rows.at(-1)?.upc)
  })

  it('shows and forgets what a customer waits for, as one who asked as a guest too', async () => {
    const owner = await signedInCustomer(shop(), { isConfirmedEmail: true })
    await owner.call(ask, { body: soldOut })
    const stranger = await waiting(1)
    await setUnits(0, 'boot-snd-10')
    await eventually(async () =>
      (await guest()).call(ask, { body: { ...soldOut, upc: 'boot-snd-10', email: owner.email } }),
    )
    await setUnits(5, 'boot-snd-10')
    const { stockRequests } = await stockRequestPersonalData.read(db(), owner.customerId)
    expect(stockRequests).toHaveLength(2)
    await db().transaction((tx) => stockRequestPersonalData.forget(tx, owner.customerId))
    const left = await db().select({ email: stockRequest.email }).from(stockRequest)
    expect(left).toEqual([{ email: stranger }])
  })

  it('forgets who never confirmed after a week, who was told after a day, and all others after half a year', async () => {
    await (await guest()).call(ask, { body: { ...soldOut, email: newAddress() } })
    const toldOne = await waiting(1)
    const open = await waiting(2)
    await db()
      .update(stockRequest)
      .set({ toldAt: later(1) })
      .where(eq(stockRequest.email, toldOne))
    const left = async () => (await db().select({ email: stockRequest.email }).from(stockRequest)).length
    await purgeAt(shop(), 'told-stock-requests', later(1.5))
    expect(await left()).toBe(3)
    await purgeAt(shop(), 'told-stock-requests', later(2.5))
    expect(await left()).toBe(2)
    await purgeAt(shop(), 'unconfirmed-stock-requests', later(8))
    expect(await db().select({ email: stockRequest.email }).from(stockRequest)).toEqual([{ email: open }])
    await purgeAt(shop(), 'stock-requests', later(179))
    expect(await left()).toBe(1)
    await purgeAt(shop(), 'stock-requests', later(181))
    expect(await left()).toBe(0)
  })
}
