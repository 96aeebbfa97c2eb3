import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settleDemoAccounts, wantsDemoAccounts } from '#src/composition/demo-shop/demo-accounts.ts'
import { settleDemoCards } from '#src/composition/demo-shop/demo-gift-cards.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { demoCards, demoSigns, demoWorth } from '#demo/gift-cards.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { credentials, verifier } from './backend/accounts.ts'
import { opening, openShop, type Shop } from './backend/shop.ts'
import { createVisitor, shopper } from './backend/visitor.ts'

let shop: Shop | undefined
const logged: unknown[] = []

const settle = async (areWanted: boolean) => {
  if (!shop) throw new Error('the shop is opened first')
  const note = (entry: unknown) => void logged.push(entry)
  const log = { info: note, warn: note, error: note }
  await settleDemoAccounts({ patient: shop.database.sql }, { areWanted, clock: () => opening, log })
  return createVisitor(shop.backend)
}

beforeAll(async () => {
  shop = await openShop({ memory: true })
})
afterAll(() => shop?.close())

it('has an account of each kind to sign in to, however often the shop starts, and says so', async () => {
  await settle(true)
  await settle(true)
  expect(JSON.stringify(logged.at(-1))).toContain(demoPassword)
  for (const { email, kind } of demoAccounts) {
    const visitor = await settle(true)
    const body = credentials(email, demoPassword)
    const { code } = await visitor.call('POST /consumers-v3/auth/signin', { body })
    const signedIn = await visitor.call('POST /token/v2/auth/token/exchange', {
      body: { code, codeVerifier: verifier },
    })
    const profile = await visitor.call('GET /consumers-v3/consumer', {})
    expect({ kind, employee: signedIn.consumerType === 'EMPLOYEE' }).toEqual({
      kind,
      employee: kind === 'employee',
    })
    expect(profile.isLoyaltyMember).toBe(kind === 'member')
    expect(profile.consumerDetails.athlete !== undefined).toBe(kind === 'athlete')
    expect(profile.consumerDetails.identity.map(({ type }) => type)).toEqual(
      kind === 'WRANX' || kind === 'IPA' ? [kind] : [],
    )
  }
})

it('has gift cards and rewards to pay with, full at each start, which pay nothing where they are not wanted', async () => {
  if (!shop) throw new Error('the shop is opened first')
  const { sql } = shop.database
  const balances = async () => {
    const own = sql.select().from(giftCard).where(eq(giftCard.lastSigns, demoSigns))
    return (await own).map(({ active, balance }) => (active ? balance : 0)).toSorted((a, b) => a - b)
  }
  const full = demoCards.map(({ method }) => demoWorth[method].balance).toSorted((a, b) => a - b)
  await settleDemoCards({ patient: sql }, true)
  expect(await balances()).toEqual(full)
  await sql.update(giftCard).set({ balance: 0 }).where(eq(giftCard.method, 'REWARD_CODE'))
  await settleDemoCards({ patient: sql }, true)
  expect(await balances()).toEqual(full)
  const guest = await shopper(shop.backend)
  await guest.add('boot-frn-8')
  const cart = await guest.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
    path: { basketId: guest.cartId },
    body: { payment_method_id: 'REWARD_CODE', c_gcCardNumber: 'WELT-CODE-USD-DEMO' },
  })
  expect(cart.payment_instruments).toMatchObject([{ amount: 1000 }])
  await settleDemoCards({ patient: sql }, false)
  expect(await balances()).toEqual(full.map(() => 0))
})

it('lets nobody sign in to them where they are not wanted, nor stay signed in', async () => {
  const early = await settle(true)
  const [{ email = '' } = {}] = demoAccounts
  const { code } = await early.call('POST /consumers-v3/auth/signin', {
    body: credentials(email, demoPassword),
  })
  await early.call('POST /token/v2/auth/token/exchange', { body: { code, codeVerifier: verifier } })
  const visitor = await settle(false)
  shop?.setTime('2026-06-01T10:16:00.000Z')
  expect(await early.call('POST /token/v2/auth/token', {})).toMatchObject({ consumerType: 'GUEST' })
  shop?.setTime(opening)
  for (const { email } of demoAccounts)
    await visitor.refused('AUT401', 'POST /consumers-v3/auth/signin', {
      body: credentials(email, demoPassword),
    })
})

it('wants them where the demo is tried, never beside other products, nor in production by itself', async () => {
  const database = await openDatabase({ memory: true }, silentLog)
  const wanted = (NODE_ENV: string, DEMO_ACCOUNTS = false) =>
    wantsDemoAccounts(database, { NODE_ENV, DEMO_ACCOUNTS })
  const { categories, products } = buildDemoCatalogue()
  await loadCatalogue(database, { categories, products: products.slice(0, 2) })
  expect(await wanted('development')).toBe(true)
  expect(await wanted('production')).toBe(false)
  expect(await wanted('production', true)).toBe(true)
  await loadCatalogue(database, catalogue)
  expect(await wanted('production', true)).toBe(false)
  expect(await wanted('development')).toBe(false)
  await database.close()
})
