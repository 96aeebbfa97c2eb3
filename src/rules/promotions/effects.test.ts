import { describe, expect, it } from 'vitest'
import { bootLine, giftCardLine, priced, socksLine } from '#tests/fixtures/promotions.ts'

const money = (amount: string) => ({ USD: amount })
const product = (effect: object, rest: object = {}) => [
  { promotionId: 'P', class: 'PRODUCT', effect, ...rest },
]
const boots = { categories: ['1110'] }
const socks = { products: ['WOOLSOCKS'] }
const rowsOf = ({ lines }: ReturnType<typeof priced>) =>
  Object.fromEntries(lines.map(({ id, afterItemPromotions }) => [id, afterItemPromotions]))

const cart = [bootLine(), bootLine({ id: 'sale', upc: 'boot-snd-8', current: 9100 }), socksLine({ qty: 5 })]

describe('a promotion of products', () => {
  it.each<[string, object, object, object]>([
    [
      'per cent of each unit',
      { type: 'percent', percent: 10 },
      {},
      { boots: 11_700, sale: 8190, socks: 9000 },
    ],
    [
      'per cent of some',
      { type: 'percent', percent: 12.5 },
      { conditions: { items: boots } },
      { boots: 11_375, socks: 10_000 },
    ],
    ['an amount off each unit', { type: 'amount', amount: money('25') }, {}, { boots: 10_500, socks: 0 }],
    [
      'one price for each',
      { type: 'fixedPrice', price: money('95.00') },
      {},
      { boots: 9500, sale: 9100, socks: 10_000 },
    ],
    [
      'other items than those that count',
      { type: 'percent', percent: 50, on: socks },
      { conditions: { items: boots } },
      { boots: 13_000, socks: 5000 },
    ],
    [
      'all but some',
      { type: 'percent', percent: 10 },
      { conditions: { items: { except: socks } } },
      { boots: 11_700, socks: 10_000 },
    ],
    [
      'two units of an order',
      { type: 'percent', percent: 50 },
      { limits: { perOrder: 2 } },
      { boots: 6500, sale: 4550, socks: 10_000 },
    ],
    [
      'two, get one of the same',
      { type: 'buyXGetY', buy: 2, get: 1 },
      { conditions: { items: socks } },
      { boots: 13_000, socks: 8000 },
    ],
    [
      'two, get the third at half',
      { type: 'buyXGetY', buy: 2, get: 1, percent: 50 },
      {},
      { boots: 13_000, sale: 9100, socks: 8000 },
    ],
    [
      'boots, get as many socks',
      { type: 'buyXGetY', buy: 1, get: 1, on: socks },
      { conditions: { items: boots } },
      { boots: 13_000, socks: 6000 },
    ],
    [
      'once in an order',
      { type: 'buyXGetY', buy: 1, get: 1, on: socks },
      { conditions: { items: boots }, limits: { perOrder: 1 } },
      { socks: 8000 },
    ],
    [
      'of three, the cheapest of all',
      { type: 'cheapestFree', of: 3 },
      {},
      { boots: 13_000, sale: 9100, socks: 6000 },
    ],
    [
      'tiers by units',
      {
        type: 'tiers',
        tiers: [
          { units: 2, percent: 10 },
          { units: 5, percent: 20 },
        ],
      },
      { conditions: { items: socks } },
      { boots: 13_000, socks: 8000 },
    ],
    [
      'tiers by what they cost',
      { type: 'tiers', tiers: [{ subtotal: money('100'), amount: money('5') }] },
      {},
      { boots: 12_500, sale: 8600, socks: 7500 },
    ],
    [
      'a bundle',
      { type: 'bundlePrice', parts: [{ items: boots }, { items: socks, units: 2 }], price: money('150') },
      {},
      { boots: 11_470, sale: 9100, socks: 9530 },
    ],
  ])('takes off %s', (_, effect, rest, expected) => {
    expect(rowsOf(priced(cart, product(effect, rest)))).toMatchObject(expected)
  })

  it('makes as many bundles as save something, and no more', () => {
    const effect = { type: 'bundlePrice', parts: [{ items: boots }, { items: socks }], price: money('110') }
    const cheap = bootLine({ id: 'cheap', upc: 'boot-snd-10', current: 5000 })
    const { applied } = priced([bootLine(), cheap, socksLine({ qty: 2 })], product(effect))
    expect(applied).toMatchObject([{ amount: 4000 }])
  })

  it.each([
    ['what is wanted more', [{ items: {} }, { items: socks }]],
    ['anything', [{ items: socks }, { items: {} }]],
  ])('fills the parts of a bundle that begins with %s', (_, parts) => {
    const effect = { type: 'bundlePrice', parts, price: money('80') }
    const dear = socksLine({ current: 10_000, original: 10_000 })
    const { applied } = priced([dear, bootLine({ current: 5000 })], product(effect))
    expect(applied).toMatchObject([{ amount: 7000 }])
  })

  it('leaves gift cards alone', () => {
    const { lines, refused } = priced([giftCardLine()], product({ type: 'percent', percent: 50 }))
    expect(lines).toMatchObject([{ afterOrderPromotions: 5000 }])
    expect(refused).toMatchObject([{ reason: 'items' }])
  })
})

const order = (effect: object, rest: object = {}) => ({ promotionId: 'O', class: 'ORDER', effect, ...rest })

describe('a promotion of the order', () => {
  it('is spread over the lines by largest remainder', () => {
    const lines = ['a', 'b', 'c'].map((id) => socksLine({ id, upc: id, current: 999, original: 999 }))
    const { lines: rows } = priced(lines, [order({ type: 'amount', amount: money('10') })])
    expect(rows.map(({ afterOrderPromotions }) => afterOrderPromotions)).toEqual([665, 666, 666])
  })

  it('is of what promotions of products left', () => {
    const { lines, applied } = priced(
      [bootLine()],
      [...product({ type: 'percent', percent: 50 }), order({ type: 'percent', percent: 10 })],
    )
    expect(lines).toMatchObject([
      { atCurrent: 13_000, afterItemPromotions: 6500, afterOrderPromotions: 5850 },
    ])
    expect(applied).toMatchObject([{ amount: 6500 }, { amount: 650 }])
  })

  it('leaves units alone that an exclusive promotion of products has', () => {
    const { lines } = priced(
      [bootLine({ qty: 2, current: 15_000, original: 15_000 })],
      [
        ...product({ type: 'amount', amount: money('30') }, { exclusive: true, limits: { perOrder: 1 } }),
        order({ type: 'percent', percent: 20 }),
      ],
    )
    expect(lines).toMatchObject([{ afterOrderPromotions: 24_000 }])
    expect(lines[0]?.units.map(({ price }) => price)).toEqual([12_000, 12_000])
  })

  it('never takes more than there is', () => {
    const { lines } = priced([socksLine()], [order({ type: 'amount', amount: money('99') })])
    expect(lines).toMatchObject([{ afterOrderPromotions: 0 }])
  })
})

describe('a promotion of delivery', () => {
  const shipping = (effect: object, rest: object = {}) => ({
    promotionId: 'S',
    class: 'SHIPPING',
    effect,
    ...rest,
  })
  const deliveries = [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 795 }], offered: [] }]

  it.each<[string, object, number]>([
    ['free', { type: 'percent', percent: 100 }, 0],
    ['cheaper', { type: 'amount', amount: money('5') }, 295],
    ['one price', { type: 'fixedPrice', price: money('1') }, 100],
    [
      'by tiers',
      {
        type: 'tiers',
        tiers: [
          { subtotal: money('20'), percent: 50 },
          { subtotal: money('50'), percent: 100 },
        ],
      },
      397,
    ],
    ['for other methods', { type: 'percent', percent: 100, methods: ['express'] }, 795],
  ])('makes it %s', (_, effect, cost) => {
    const { deliveries: after } = priced([socksLine()], [shipping(effect)], { cart: { deliveries } })
    expect(after).toMatchObject([{ cost: 795, afterPromotions: cost }])
  })

  const at = (...costs: number[]) =>
    costs.map((cost, index) => ({
      shippingId: `to-${index}`,
      method: 'standard',
      costs: [{ from: 0, cost }],
      offered: [],
    }))
  const free = { type: 'percent', percent: 100 }
  const eightLeft = { limits: { budget: money('8') } }
  const sole = shipping(
    { type: 'amount', amount: money('1') },
    { promotionId: 'FIRST', exclusive: true, priority: 1 },
  )

  it.each([
    ['two deliveries cost more than is left of its budget', at(500, 500), [], 'usedUp'],
    ['an exclusive one has the delivery, whatever its budget', at(1000), [sole], 'exclusive'],
    ['there is nothing to reduce', at(0), [], 'priceIsLower'],
  ])('says why it does nothing: %s', (_, cartDeliveries, others, reason) => {
    const { refused } = priced([socksLine()], [...others, shipping(free, eightLeft)], {
      cart: { deliveries: cartDeliveries },
    })
    expect(refused).toMatchObject([{ promotion: { promotionId: 'S' }, reason }])
  })

  it('costs what its tier says of what promotions of the order leave', () => {
    const costs = [
      { from: 0, cost: 795 },
      { from: 2000, cost: 0 },
    ]
    const cart = { deliveries: [{ shippingId: 'me', method: 'standard', costs, offered: [] }] }
    expect(priced([socksLine()], [], { cart }).deliveries).toMatchObject([{ cost: 0 }])
    const tenOff = order({ type: 'percent', percent: 10 })
    expect(priced([socksLine()], [tenOff], { cart }).deliveries).toMatchObject([{ cost: 795 }])
  })

  it('counts what is left of the items', () => {
    const free = shipping({ type: 'percent', percent: 100 }, { conditions: { subtotal: money('20') } })
    const { refused } = priced([socksLine()], [order({ type: 'percent', percent: 10 }), free], {
      cart: { deliveries },
    })
    expect(refused).toMatchObject([{ reason: 'subtotal', distance: 200 }])
  })
})

describe('a gift with purchase', () => {
  const giftSocks = { productId: 'WOOLSOCKS', upc: 'socks' }
  const giftTee = { productId: 'TEESHIRT01', upc: 'tee' }
  const choices = [giftSocks, giftTee]
  const gifts = choices.map((one) => ({ ...one, units: 1 }))
  const atHundred = { conditions: { subtotal: money('100') } }
  const gift = product({ type: 'gift', choices }, atHundred)

  it.each([
    ['the first that is there', gifts, {}, 'socks'],
    ['what is chosen', gifts, { P: 'tee' }, 'tee'],
    ['what is there in place of what is chosen', gifts.slice(0, 1), { P: 'tee' }, 'socks'],
    ['nothing where nothing is there', [], {}, undefined],
    ['nothing where none is wanted', gifts, { P: null }, undefined],
  ])('is %s', (_, available, giftChoices, upc) => {
    const { gifts: given } = priced([bootLine()], gift, { cart: { gifts: available, giftChoices } })
    expect(given[0]?.gift.upc).toBe(upc)
  })

  it('of several units is what all of them are left of, and nothing where none is', () => {
    const pair = product({ type: 'gift', choices, units: 2 }, atHundred)
    const left = (units: number) => [
      { ...giftSocks, units: 1 },
      { ...giftTee, units },
    ]
    expect(priced([bootLine()], pair, { cart: { gifts: left(2) } })).toMatchObject({
      gifts: [{ gift: giftTee, units: 2, choices: [giftTee] }],
    })
    expect(priced([bootLine()], pair, { cart: { gifts: left(1) } })).toMatchObject({
      gifts: [],
      applied: [],
      refused: [{ reason: 'gift' }],
    })
  })

  it('is not what another promotion gave away before', () => {
    const other = { promotionId: 'Q', class: 'PRODUCT', effect: { type: 'gift', choices } }
    expect(priced([bootLine()], [...gift, other], { cart: { gifts } }).gifts).toMatchObject([
      { gift: giftSocks },
      { gift: giftTee },
    ])
  })

  it('waits for its threshold', () => {
    expect(priced([socksLine()], gift, { cart: { gifts } })).toMatchObject({
      gifts: [],
      refused: [{ reason: 'subtotal', distance: 8000 }],
    })
  })
})
