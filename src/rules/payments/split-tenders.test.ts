import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buysGiftCards,
  paysTheRest,
  paymentMethods,
  type PaymentMethod,
} from '#src/contract/payments/tenders.ts'
import { seed } from '#tests/setup/extent.ts'
import { splitRefund, splitTenders, tenderFault, type TenderWish } from './split-tenders.ts'

describe('paying an order', () => {
  it('takes rewards before gift cards, and the card for what is left', () => {
    const wished = [
      { id: 'card', method: 'CREDIT_CARD' },
      { id: 'gift', method: 'GIFT_CARD', limit: 3000 },
      { id: 'points', method: 'LOYALTY_POINTS', limit: 1000 },
    ] as const
    expect(splitTenders({ total: 9000 }, wished)).toEqual({
      tenders: [
        { id: 'points', method: 'LOYALTY_POINTS', amount: 1000 },
        { id: 'gift', method: 'GIFT_CARD', amount: 3000 },
        { id: 'card', method: 'CREDIT_CARD', amount: 5000 },
      ],
      remaining: 0,
    })
    expect(splitTenders({ total: 3500 }, wished).tenders).toEqual([
      { id: 'points', method: 'LOYALTY_POINTS', amount: 1000 },
      { id: 'gift', method: 'GIFT_CARD', amount: 2500 },
    ])
  })

  it('tells what gift cards alone leave to pay, and takes nothing for an order that costs nothing', () => {
    const gift = { id: 'gift', method: 'GIFT_CARD', limit: 3000 } as const
    expect(splitTenders({ total: 5000 }, [gift])).toMatchObject({ remaining: 2000 })
    expect(splitTenders({ total: 0 }, [gift, { id: 'card', method: 'CREDIT_CARD' }])).toEqual({
      tenders: [],
      remaining: 0,
    })
  })

  it.each([
    [['ATHLETES_PAYMENT'], 'REWARD_CODE', 'rewardsWithAthlete'],
    [['LOYALTY_POINTS'], 'ATHLETES_PAYMENT', 'rewardsWithAthlete'],
    [['CREDIT_CARD'], 'PAYPAL', 'secondRest'],
    [['GIFT_CARD', 'LOYALTY_POINTS'], 'GIFT_CARD', undefined],
    [['GIFT_CARD', 'REWARD_CARD'], 'KLARNA', undefined],
  ] as const)('%j with %s: %s', (methods, added, fault) => {
    const wished = methods.map((method, index) => ({ id: String(index), method }))
    expect(tenderFault(wished, added)).toBe(fault)
  })
})

const money = fc.integer({ min: 0, max: 1_000_000 })
const wish = fc
  .record({ id: fc.uuid(), method: fc.constantFrom(...paymentMethods), limit: money })
  .map(({ limit, ...rest }): TenderWish => (paysTheRest(rest.method) ? rest : { ...rest, limit }))
const order = fc.tuple(money, fc.array(wish, { maxLength: 8 }))

describe('money', () => {
  it('is neither lost nor made by splitting a total', () => {
    fc.assert(
      fc.property(order, ([total, wished]) => {
        const { tenders, remaining } = splitTenders({ total }, wished)
        expect(tenders.reduce((sum, { amount }) => sum + amount, remaining)).toBe(total)
        for (const { id, amount } of tenders) {
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(wished.find((one) => one.id === id)?.limit ?? total)
        }
      }),
    )
  })

  it('goes back in as many refunds as there may be, never more than came, and to whom it came from', () => {
    const refunds = fc.array(money, { maxLength: 12 })
    fc.assert(
      fc.property(order, refunds, ([total, wished], wanted) => {
        const { tenders, remaining } = splitTenders({ total }, wished)
        const given = new Map<string, number>()
        for (const amount of wanted) {
          const paid = tenders.map((tender) => ({ ...tender, refunded: given.get(tender.id) ?? 0 }))
          const split = splitRefund(amount, paid)
          expect(split.refunds.reduce((sum, part) => sum + part.amount, split.missing)).toBe(amount)
          for (const part of split.refunds) given.set(part.id, (given.get(part.id) ?? 0) + part.amount)
        }
        for (const { id, amount } of tenders) expect(given.get(id) ?? 0).toBeLessThanOrEqual(amount)
        const back = [...given.values()].reduce((sum, amount) => sum + amount, 0)
        const inAll = wanted.reduce((sum, amount) => sum + amount, 0)
        expect(back).toBe(Math.min(inAll, total - remaining))
      }),
    )
  })
})

describe('gift cards that are bought', () => {
  const mixed = order.chain(([total, wished]) =>
    fc.record({
      total: fc.constant(total),
      giftCardTotal: fc.integer({ min: 0, max: total }),
      wished: fc.constant(wished),
    }),
  )
  const heldBy = (tenders: readonly { method: PaymentMethod; amount: number }[]): number =>
    tenders.reduce((sum, { method, amount }) => (buysGiftCards(method) ? sum + amount : sum), 0)

  it('are paid with the shopper’s own money alone', () => {
    fc.assert(
      fc.property(mixed, ({ wished, ...toPay }) => {
        const { tenders, remaining } = splitTenders(toPay, wished)
        expect(tenders.reduce((sum, { amount }) => sum + amount, remaining)).toBe(toPay.total)
        expect(heldBy(tenders) + remaining).toBeGreaterThanOrEqual(toPay.giftCardTotal)
      }),
      { seed },
    )
  })

  it('stay paid with it, whatever goes back for goods', () => {
    const refunds = fc.array(money, { maxLength: 6 })
    const card: TenderWish = { id: 'card', method: 'CREDIT_CARD' }
    fc.assert(
      fc.property(mixed, refunds, ({ wished, ...toPay }, wanted) => {
        const limited = wished.filter(({ method }) => !paysTheRest(method))
        let paid = splitTenders(toPay, [...limited, card]).tenders.map((one) => ({ ...one, refunded: 0 }))
        for (const amount of wanted) {
          const { refunds: parts } = splitRefund(amount, paid, toPay.giftCardTotal)
          const partOf = (id: string): number => parts.find((part) => part.id === id)?.amount ?? 0
          paid = paid.map((one) => ({ ...one, refunded: one.refunded + partOf(one.id) }))
        }
        const held = paid.map((one) => ({ ...one, amount: one.amount - one.refunded }))
        expect(heldBy(held)).toBeGreaterThanOrEqual(toPay.giftCardTotal)
        const inAll = wanted.reduce((sum, amount) => sum + amount, 0)
        const left = held.reduce((sum, { amount }) => sum + amount, 0)
        expect(left).toBe(Math.max(toPay.giftCardTotal, toPay.total - inAll))
      }),
      { seed },
    )
  })
})
