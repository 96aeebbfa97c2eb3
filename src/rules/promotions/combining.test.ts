import { expect, it } from 'vitest'
import { bootLine, priced, socksLine } from '#tests/fixtures/promotions.ts'

const percent = (promotionId: string, off: number, rest: object = {}) => ({
  promotionId,
  class: 'PRODUCT',
  effect: { type: 'percent', percent: off },
  ...rest,
})
const order = (promotionId: string, off: number, rest: object = {}) => ({
  ...percent(promotionId, off, rest),
  class: 'ORDER',
})

it('applies promotions by priority, then by id', () => {
  const { applied } = priced(
    [bootLine()],
    [percent('B', 10), percent('C', 10, { priority: 1 }), percent('A', 10)],
  )
  expect(applied.map(({ promotion: { promotionId }, amount }) => [promotionId, amount])).toEqual([
    ['C', 1300],
    ['A', 1170],
    ['B', 1053],
  ])
})

it('lets an exclusive promotion have its units alone', () => {
  const own = { items: { products: ['FELLBOOT1'] } }
  const { lines, refused } = priced(
    [bootLine(), socksLine()],
    [
      percent('SOLE', 20, { exclusive: true, priority: 1, conditions: { items: own.items } }),
      percent('ALL', 10),
      order('O', 50),
    ],
  )
  expect(lines).toMatchObject([
    { id: 'boots', afterOrderPromotions: 10_400, itemDiscounts: [{ amount: 2600 }], orderDiscounts: [] },
    { id: 'socks', afterOrderPromotions: 900 },
  ])
  expect(refused).toEqual([])
})

it('refuses an exclusive promotion where others were first', () => {
  const exclusive = order('SOLE', 20, { exclusive: true })
  expect(priced([bootLine()], [percent('ALL', 10), exclusive])).toMatchObject({
    applied: [{ amount: 1300 }],
    refused: [{ promotion: { promotionId: 'SOLE' }, reason: 'exclusive' }],
  })
  expect(priced([bootLine()], [exclusive, order('Z', 10)])).toMatchObject({
    applied: [{ amount: 2600 }],
    refused: [{ promotion: { promotionId: 'Z' }, reason: 'exclusive' }],
  })
})

it('lets a promotion run alone in its order, where none was first', () => {
  const sole = order('SOLE', 20, { exclusive: 'order', priority: 1 })
  const names = (rest: object) =>
    priced([bootLine(), socksLine()], [percent('ALL', 10), { ...sole, ...rest }]).applied.map(
      ({ promotion: { promotionId } }) => promotionId,
    )
  expect(names({})).toEqual(['SOLE'])
  expect(names({ priority: 200 })).toEqual(['ALL'])
  expect(names({ conditions: { units: 3 } })).toEqual(['ALL'])
})

it('has no delivery reduced beside a promotion that runs alone', () => {
  const deliveries = [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 795 }], offered: [] }]
  const free = { ...percent('FREE', 100, { priority: 0 }), class: 'SHIPPING' }
  const sole = order('SOLE', 20, { exclusive: 'order' })
  expect(priced([bootLine()], [free, sole], { cart: { deliveries } })).toMatchObject({
    applied: [{ promotion: { promotionId: 'SOLE' } }],
    refused: [{ promotion: { promotionId: 'FREE' }, reason: 'exclusive' }],
  })
})

it('lets no promotion run alone that is beyond its budget, and none such keep another from it', () => {
  const small = { limits: { budget: { USD: '10' } } }
  const sole = (rest: object) => order('SOLE', 20, { exclusive: 'order', ...rest })
  const outcomeOf = (...promotions: ReturnType<typeof percent>[]) => {
    const { applied, refused } = priced([bootLine()], promotions)
    return [applied, refused].map((all) => all.map(({ promotion: { promotionId } }) => promotionId))
  }
  expect(outcomeOf(sole({ priority: 1, ...small }), percent('ALL', 10))).toEqual([['ALL'], ['SOLE']])
  expect(outcomeOf(percent('ALL', 10, { priority: 1, ...small }), sole({}))).toEqual([['SOLE'], ['ALL']])
  expect(priced([bootLine()], [sole({ priority: 1, ...small }), percent('ALL', 10)]).refused).toMatchObject([
    { reason: 'usedUp' },
  ])
})

it('brings no unit below its floor', () => {
  const { lines } = priced(
    [bootLine({ current: 9100, qty: 2 }), socksLine()],
    [percent('HALF', 50, { limits: { floorPercent: 60 } })],
  )
  expect(lines).toMatchObject([
    { id: 'boots', afterItemPromotions: 2 * 7800 },
    { id: 'socks', afterItemPromotions: 1200 },
  ])
})

const onSale = bootLine({ current: 9100 })

it('takes promotions off sale prices where they stack', () => {
  expect(priced([onSale], [percent('P', 50)]).lines).toMatchObject([
    { unit: 9100, afterOrderPromotions: 4550 },
  ])
})

it.each([
  ['the promotion', 50, { unit: 13_000, afterOrderPromotions: 6500 }],
  ['the sale price', 20, { unit: 9100, afterOrderPromotions: 9100 }],
])('gives the better of the two where that is the setting: %s', (_, off, expected) => {
  for (const one of [percent('P', off), order('O', off)])
    expect(priced([onSale], [one], { context: { salePolicy: 'best' } }).lines).toMatchObject([expected])
})

it('leaves promotions to the other lines where one is better off at its sale price', () => {
  const { lines } = priced([onSale, socksLine()], [order('O', 20)], { context: { salePolicy: 'best' } })
  expect(lines.map(({ afterOrderPromotions }) => afterOrderPromotions)).toEqual([9100, 1600])
})
