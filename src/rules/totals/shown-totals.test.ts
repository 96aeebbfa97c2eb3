import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { checkoutTotals } from './checkout-totals.ts'
import { shownCartTotals, shownOrderBalance, type ShownTotals } from './shown-totals.ts'

const { cart: cartTexts, checkout, orders, tenders } = messages.en
const shoe = cartItem({ id: 'a', upc: 'shoe-8', qty: 2 })
const cart = cartOf('c', 1, [shoe])
const summary = { ...cartTexts.summary, ...checkout.summary }

const atCheckout = (change: Partial<typeof cart>) =>
  checkoutTotals({ ...cart, ...change }, { summary, tenders }, 'en-us')
const labels = ({ rows }: ShownTotals) => rows.map(({ label }) => label)

it('tells the tax that prices hold, and none where it is a row', () => {
  const gross = { ...cart, totals: { ...cart.totals, taxation: 'gross' as const, tax: 1234 } }
  expect(shownCartTotals(gross, cartTexts.summary, 'en-us').taxIncluded).toBe('Including $12.34 tax')
  expect(shownCartTotals(cart, cartTexts.summary, 'en-us').taxIncluded).toBeUndefined()
})

it('tells at the checkout what pays besides the way that pays the rest, and what is left then', () => {
  expect(labels(atCheckout({})).at(-1)).toBe('Total')
  const totals = { ...cart.totals, total: 16_000, appliedRewards: 500, remainingToPay: 13_500 }
  const giftCard = { payment_method_id: 'GIFT_CARD' as const, c_gcCardNumber: '1234', amount: 2000 }
  const card = { payment_method_id: 'CREDIT_CARD' as const, amount: 13_500 }
  const { rows } = atCheckout({
    totals,
    payment_instruments: [
      { ...giftCard, payment_instrument_id: 'g' },
      { ...card, payment_instrument_id: 'k' },
    ],
  })
  expect(rows.slice(-4).map(({ label, value }) => [label, value])).toEqual([
    ['Total', '$160.00'],
    [tenders.names.LOYALTY_POINTS, '-$5.00'],
    [expect.stringContaining('1234'), '-$20.00'],
    ['Left to pay', '$135.00'],
  ])
})

const order = {
  ...{ st: 'shipped' as const, currency: 'USD', items: [], couponItems: [], reductions: [], refunds: [] },
  totals: { ...cart.totals, taxation: 'gross' as const, tax: 1234, total: 8000 },
}
type Balanced = Parameters<typeof shownOrderBalance>[0]
const balance = (change: Partial<Balanced>) =>
  shownOrderBalance({ ...order, ...change }, { summary: cartTexts.summary, detail: orders.detail }, 'en-us')
    .rows
const refunds = [{ amount: 1000 }]

it('tells the tax of an order at its total, and not at what is left after refunds', () => {
  const rows = balance({ refunds })
  expect(rows.filter(({ note }) => note?.startsWith('Including'))).toEqual([
    { kind: 'total', label: 'Total', note: 'Including $12.34 tax', value: '$80.00' },
  ])
  expect(rows.at(-1)).toEqual({ kind: 'total', label: orders.detail.remaining, value: '$70.00' })
})

it('says of an order that is over what went back, and not that something is left', () => {
  expect(balance({ refunds, st: 'cancelled' }).at(-1)).toEqual({ label: 'Refunded', value: '-$10.00' })
})

it('names the codes of an order last', () => {
  const couponItems = [{ code: 'BOOTS' }, { code: 'WELCOME' }]
  expect(balance({ couponItems }).at(-1)).toEqual({ label: 'Promo codes', value: 'BOOTS, WELCOME' })
})
