import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { loyaltySettings } from '#src/base/loyalty-settings.ts'
import { randomId } from '#src/base/ids.ts'
import { bookPoints } from '#src/backend/customer/loyalty/loyalty-ledger.ts'
import { loyaltyEntry, loyaltyMember } from '#src/backend/customer/loyalty/loyalty-tables.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { signedInCustomer, visitorFacts } from './customers.ts'
import { opening, type Shop } from './shop.ts'
import { refusal, shopper } from './visitor.ts'

const enroll = 'PUT /consumers-v3/consumer/loyalty/enrollment'
const vouchers = 'GET /consumers-v3/consumer/loyalty/vouchers'
const history = 'GET /consumers-v3/consumer/loyalty/history'
const welcome = 'GET /consumers-v3/consumer/loyalty/promo/welcome'
const token = 'POST /consumers-v3/consumer/loyalty/token'
const adult = { birthDate: '1990-12-31' }
const welcomed = loyaltySettings.welcomePoints

type Booked = { points: number; reference: string }

/** The loyalty programme. */
export const describeLoyalty = (shop: () => Shop): void => {
  const customer = () => signedInCustomer(shop(), adult)
  const member = async () => {
    const owner = await customer()
    await owner.call(enroll, { body: { optin: true } })
    return owner
  }
  const book = (customerId: string, { points, reference }: Booked) =>
    inTransaction(shop().database.sql, (tx) =>
      bookPoints(tx, {
        id: randomId(),
        customerId,
        kind: points < 0 ? 'spent' : 'earned',
        points,
        reference,
        at: opening,
      }),
    )
  const balances = async (customerId: string) => {
    const db = shop().database.sql
    const [one] = await db.select().from(loyaltyMember).where(eq(loyaltyMember.customerId, customerId))
    const [sum] = await db
      .select({ points: sql<number>`sum(${loyaltyEntry.points})::int` })
      .from(loyaltyEntry)
      .where(eq(loyaltyEntry.customerId, customerId))
    return { balance: one?.balance, sum: sum?.points }
  }

  it('is for members alone', async () => {
    const owner = await customer()
    for (const key of [vouchers, history, welcome] as const) await owner.refused('4044', key, {})
    await owner.refused('4044', token, { body: {} })
    await (await shopper(shop().backend)).refused('AUT404', enroll, { body: { optin: true } })
  })

  it('takes who is old enough, says so in profile and visitor’s facts, and welcomes them once', async () => {
    const owner = await customer()
    const joined = await owner.call(enroll, { body: { optin: true } }, 'en-ca')
    expect(joined).toEqual({ isLoyaltyMember: true, balance: welcomed })
    expect(visitorFacts(owner)).toMatchObject({ loggedIn: true, loyalty: true })
    expect(await owner.profile()).toMatchObject({
      isLoyaltyMember: true,
      loyaltyOptInDate: opening,
      loyaltySummary: { points: { balance: welcomed } },
      enrollments: [
        { type: 'Loyalty', optin: true, doubleOptin: false, country: 'CA', region: 'NORA', channel: 'ECOMM' },
      ],
    })
    expect(await owner.call(welcome, {})).toEqual({ points: welcomed, isCredited: true })
    expect(await owner.call(enroll, { body: { optin: false } })).toEqual({
      isLoyaltyMember: false,
      balance: welcomed,
    })
    expect(visitorFacts(owner)).not.toHaveProperty('loyalty')
    await owner.refused('4044', vouchers, {})
    expect(await owner.call(enroll, { body: { optin: true } })).toEqual(joined)
  })

  it('refuses who has no date of birth, or is too young', async () => {
    const unknown = await signedInCustomer(shop())
    const { additionalInfo } = await unknown.refused('PRO411', enroll, { body: { optin: true } })
    expect(additionalInfo).toEqual({ field: 'birthDate' })
    const young = await signedInCustomer(shop(), { birthDate: '2011-01-01' })
    await young.refused('PRO410', enroll, { body: { optin: true } }, 'de-de')
    await young.call(enroll, { body: { optin: true } }, 'en-us')
  })

  it('tells what points buy, in the currency of the site, and prices carts by it', async () => {
    const owner = await member()
    const [least] = loyaltySettings.vouchers
    const eligible = async () =>
      (await owner.call(vouchers, {}, 'de-de')).applicableLoyaltyVouchers.map((one) => one.eligible)
    expect(await eligible()).toEqual([false, false, false])
    await book(owner.customerId, { points: 500, reference: 'order-1' })
    expect(await owner.call(vouchers, {}, 'de-de')).toMatchObject({
      currentLoyaltyPoints: welcomed + 500,
      minPoints: loyaltySettings.minPoints,
      applicableLoyaltyVouchers: [
        { points: 500, amountInCurrency: least?.amounts['EUR'], available: true, eligible: true },
        { eligible: false },
        { eligible: false },
      ],
    })
    const cart = await owner.call('POST /cart/v1/cart', {})
    const added = await owner.call('POST /cart/v1/item', {
      body: { cartId: cart.id, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 },
    })
    expect(added.loyalty).toMatchObject({ currentLoyaltyPoints: welcomed + 500 })
    const path = { basketId: cart.id }
    const rewarded = await owner.call('PUT /cart/v1/cart/{basketId}/reward', {
      path,
      body: { appliedLoyaltyVoucher: 500 },
    })
    expect(rewarded.totals.remainingToPay).toBe(added.totals.remainingToPay - 1000)
  })

  it('gives a token that is no session, and notes once who sent a member', async () => {
    const sender = await member()
    const given = await sender.call(token, { body: {} })
    const owner = await member()
    const response = await owner.send('POST', '/consumers-v3/consumer/loyalty/token', {
      body: { usid: 'usid-1', referralCode: given.referralCode },
      headers: { 'x-lead-source': 'friends' },
    })
    expect(response.status).toBe(200)
    const read = () =>
      shop().database.sql.select().from(loyaltyMember).where(eq(loyaltyMember.customerId, owner.customerId))
    expect(await read()).toMatchObject([{ referredBy: sender.customerId, leadSource: 'friends' }])
    const other = await member()
    const { referralCode } = await other.call(token, { body: {} })
    const again = await owner.call(token, { body: { referralCode, usid: 'usid-1' } })
    expect(await read()).toMatchObject([{ referredBy: sender.customerId, leadSource: 'friends' }])
    expect(decodeJwt(again.token)).toMatchObject({
      sub: owner.customerId,
      usid: 'usid-1',
      aud: 'welt-loyalty',
    })
    owner.cookies.set('welt_session', again.token)
    await owner.refused('AUT404', vouchers, {})
  })

  it('does not let a member refer themselves', async () => {
    const owner = await member()
    const { referralCode } = await owner.call(token, { body: {} })
    await owner.call(token, { body: { referralCode } })
    const [stored] = await shop()
      .database.sql.select()
      .from(loyaltyMember)
      .where(eq(loyaltyMember.customerId, owner.customerId))
    expect(stored?.referredBy).toBeNull()
    await refusal(
      await owner.send('POST', '/consumers-v3/consumer/loyalty/token', { body: { referralCode: 'x' } }),
      'ATTR200',
    )
  })

  describe('the ledger', () => {
    it('shows the latest first, page by page, with the tier', async () => {
      const owner = await member()
      for (let at = 1; at <= 5; at += 1)
        await book(owner.customerId, { points: 300, reference: `order-${at}` })
      await book(owner.customerId, { points: -500, reference: 'order-9' })
      const page = await owner.call(history, { query: { start: 0, count: 2 } })
      expect(page).toEqual({
        balance: welcomed + 1000,
        tier: 'Ridge',
        nextTier: { name: 'Summit', missing: 2000 - welcomed },
        total: 7,
        entries: [
          { kind: 'spent', points: -500, balance: welcomed + 1000, reference: 'order-9', at: opening },
          { kind: 'earned', points: 300, balance: welcomed + 1500, reference: 'order-5', at: opening },
        ],
      })
      const last = await owner.call(history, { query: { start: 6, count: 2 } })
      expect(last.entries).toMatchObject([{ kind: 'welcome', points: welcomed, balance: welcomed }])
    })

    it('always balances, is never below zero, and books each reference once, however many book together', async () => {
      const booking = fc.record({
        points: fc.integer({ min: -400, max: 400 }).filter((points) => points !== 0),
        reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(booking, { maxLength: 12 }), async (bookings) => {
          const { customerId } = await member()
          const half = Math.ceil(bookings.length / 2)
          for (const one of bookings.slice(0, half)) await book(customerId, one)
          await Promise.all(bookings.slice(half).map((one) => book(customerId, one)))
          const { balance, sum } = await balances(customerId)
          expect(balance).toBe(sum)
          const entries = await shop()
            .database.sql.select()
            .from(loyaltyEntry)
            .where(eq(loyaltyEntry.customerId, customerId))
            .orderBy(loyaltyEntry.number)
          let running = 0
          for (const [at, entry] of entries.entries()) {
            running += entry.points
            expect(entry).toMatchObject({ number: at + 1, balance: running })
            expect(running).toBeGreaterThanOrEqual(0)
          }
          const names = entries.map(({ kind, reference }) => `${kind} ${reference}`)
          expect(new Set(names).size).toBe(names.length)
        }),
        runsUpTo(12),
      )
    })

    it('takes no more than there is, and no more than once', async () => {
      const { customerId } = await member()
      const spend = { points: -60, reference: 'order-1' }
      expect(await book(customerId, spend)).toEqual({ ok: true, value: welcomed - 60 })
      expect(await book(customerId, spend)).toEqual({ ok: true, value: welcomed - 60 })
      expect(await book(customerId, { ...spend, reference: 'order-2' })).toMatchObject({
        ok: false,
        error: { errorId: 'REW140' },
      })
      expect(await balances(customerId)).toEqual({ balance: welcomed - 60, sum: welcomed - 60 })
      const nobody = await customer()
      expect(await book(nobody.customerId, spend)).toMatchObject({ ok: false, error: { errorId: '4044' } })
    })
  })
}
