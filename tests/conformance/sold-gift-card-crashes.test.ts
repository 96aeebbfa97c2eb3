import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import { runsAll, seed } from '#tests/setup/extent.ts'
import { createGiftCardBuying, typed } from './backend/buying-gift-cards.ts'
import { openShop, type Shop } from './backend/shop.ts'
import { shopper } from './backend/visitor.ts'

/** When the process ends: before that many more statements; undefined if it does not. */
let statementsLeft: number | undefined
const endBefore = (statement: string): void => {
  if (statementsLeft === undefined || /^(begin|rollback)/i.test(statement)) return
  if (statementsLeft <= 0) throw new Error('the process ended')
  statementsLeft -= 1
}

/** Each place where the process may end is tried once in three days, or at once where all tests run. */
const stride = runsAll ? 1 : 3
const first = seed % stride

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ memory: true }, { onStatement: endBefore })
})
afterAll(() => shop.close())

const { buy, mailed } = createGiftCardBuying(() => shop)

/** Does work that ends after some statements; whether it came to its end. */
const ending = async (after: number, work: () => Promise<unknown>): Promise<boolean> => {
  statementsLeft = after
  await work().catch(() => undefined)
  const isDone = statementsLeft > 0
  statementsLeft = undefined
  return isDone
}

/** How many cards of 75 dollars are worth something. */
const worth = async (): Promise<number> => {
  const own = and(eq(giftCard.active, true), eq(giftCard.balance, 7500))
  return (await shop.database.sql.select().from(giftCard).where(own)).length
}

it('makes and mails each card once, wherever the process ends', async () => {
  let isDone = false
  let ends = 0
  for (let after = first; !isDone; after += stride) {
    const before = await worth()
    await buy(2)
    isDone = await ending(after, () => shop.backend.fulfilOrders())
    for (let time = 0; time < 2; time += 1) await shop.backend.fulfilOrders()
    expect({ after, mails: mailed().length, worth: (await worth()) - before }).toEqual({
      ...{ after, mails: 2, worth: 2 },
    })
    ends += 1
  }
  expect(ends * stride).toBeGreaterThan(20)
})

it('keeps the old card or mails the new one, wherever the process ends', async () => {
  let isDone = false
  for (let after = first; !isDone; after += stride) {
    const { visitor, order } = await buy()
    await shop.backend.fulfilOrders()
    const before = await worth()
    const body = { orderNumber: order.orderNumber }
    isDone = await ending(after, () =>
      visitor.send('POST', '/consumers-v3/consumer/resendGiftCardEmail', { body }),
    )
    expect(await worth()).toBe(before)
    const last = mailed().at(-1)
    const { call } = await shopper(shop.backend)
    if (last)
      expect(await call('POST /cart/v1/giftcard/balance', { body: typed(last) })).toMatchObject({
        balance: 7500,
      })
  }
})
