import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { buysGiftCards, paymentMethods, paysTheRest } from '#src/contract/payments/tenders.ts'
import { adjustPrices } from '#src/rules/cart/adjust-prices.ts'
import { splitRefund, splitTenders } from '#src/rules/payments/split-tenders.ts'
import { priceCart } from '#src/rules/promotions/pricing/price-cart.ts'
import { giftCardLine, guest } from '#tests/fixtures/promotions.ts'
import {
  randomAdjustments,
  randomDeliveries,
  randomLines,
  randomPromotions,
} from '#tests/fixtures/random-pricing.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { cartTotals } from './pricing/cart-totals.ts'

const [site] = sites
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

const bought = fc
  .array(fc.tuple(fc.integer({ min: 2500, max: 20_000 }), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 2,
  })
  .map((all) =>
    all.map(([amount, qty], at) =>
      giftCardLine({ id: `card-${at}`, qty, current: amount, original: amount }),
    ),
  )

const onTheCard = { id: 'rest', method: 'CREDIT_CARD' } as const
const wishes = fc
  .uniqueArray(
    fc.record({
      method: fc.constantFrom(...paymentMethods.filter((method) => !paysTheRest(method))),
      limit: fc.nat(60_000),
    }),
    { selector: ({ method }) => method, maxLength: 5 },
  )
  .map((all) => all.map((wish) => ({ ...wish, id: wish.method })))

const adjusting = fc.tuple(randomAdjustments, fc.integer({ min: 1, max: 100 })).map(([all, percent]) => [
  ...all,
  {
    ...{ adjustmentId: 'meant', level: 'PRODUCT' as const, itemId: 'card-0', percent },
    reason: 'Goodwill',
  },
])

it('has own money pay each gift card in full, whatever is taken off, pays and goes back', () => {
  fc.assert(
    fc.property(
      ...[fc.oneof(randomLines, fc.constant([])), bought, randomDeliveries, randomPromotions, adjusting],
      ...[wishes, fc.constantFrom('net' as const, 'gross' as const), fc.array(fc.nat(60_000))],
      (goods, cards, deliveries, promotions, adjustments, wished, taxation, refunds) => {
        const lines = [...goods, ...cards]
        const cart = { lines, deliveries, gifts: [], giftChoices: {} }
        const ids = new Set(cards.map(({ id }) => id))
        const priced = adjustPrices(priceCart(cart, promotions, guest), adjustments, 'USD', ids)
        const worth = sum(cards.map(({ current, qty }) => current * qty))
        const ofCards = priced.lines.filter(({ id }) => ids.has(id))
        expect(sum(ofCards.map(({ afterOrderPromotions }) => afterOrderPromotions))).toBe(worth)
        const rows = priced.lines.map((line, at) => ({
          ...line,
          qty: lines[at]?.qty ?? 0,
          isGiftCard: ids.has(line.id),
        }))
        const shipping = sum(priced.deliveries.map(({ afterPromotions }) => afterPromotions))
        const taxes = { status: 'known', total: goods.length * 137 } as const
        const totals = cartTotals(rows, { ...site, taxation }, taxes, shipping, wished)
        expect(totals.giftCardTotal).toBe(worth)
        expect(totals.remainingToPay).toBeGreaterThanOrEqual(worth)
        const { tenders, remaining } = splitTenders(totals, [...wished, onTheCard])
        expect(remaining).toBe(0)
        expect(tenders.find(({ id }) => id === onTheCard.id)?.amount).toBe(totals.remainingToPay)
        let paid = tenders.map((tender) => ({ ...tender, refunded: 0 }))
        for (const amount of refunds) {
          const { refunds: parts } = splitRefund(amount, paid, worth)
          const backTo = (id: string): number => parts.find((part) => part.id === id)?.amount ?? 0
          paid = paid.map((one) => ({ ...one, refunded: one.refunded + backTo(one.id) }))
        }
        const own = paid.filter(({ method }) => buysGiftCards(method))
        expect(sum(own.map(({ amount, refunded }) => amount - refunded))).toBeGreaterThanOrEqual(worth)
        for (const { amount, refunded } of paid) expect(refunded).toBeLessThanOrEqual(amount)
      },
    ),
    runsUpTo(500),
  )
})
