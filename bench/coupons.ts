import type { Promotion } from '#src/contract/promotions/promotion.ts'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import type { LineToPrice, SalePolicy } from '#src/rules/promotions/cart-to-price.ts'
import { priceCart } from '#src/rules/promotions/pricing/price-cart.ts'
import { guest, onSite, promotion } from '#tests/fixtures/promotions.ts'
import { createDirectVisitor } from '#tests/conformance/backend/direct-visitor.ts'
import { openBackend } from './bench-backend.ts'
import { atMost, median, plain, shown, type Figure } from './figure.ts'

const lineCount = 10
const promotionCount = 500
const rulesGoalMs = 2
const statementsGoal = 4

const code = 'TEN'
const coupon = promotion({
  promotionId: 'COUPON',
  class: 'ORDER',
  effect: { type: 'percent', percent: 10 },
  conditions: { coupon: { codes: [{ code }] } },
})

/** Half of the products, half of the order, and one that needs a code. */
const runningWith = (items: (at: number) => object): Promotion[] => [
  coupon,
  ...Array.from({ length: promotionCount - 1 }, (_, at) =>
    promotion({
      promotionId: `P${at}`,
      class: at % 2 === 0 ? 'PRODUCT' : 'ORDER',
      effect: { type: 'percent', percent: 0.1 },
      conditions: { items: items(at) },
    }),
  ),
]

/** Each is for one product: the cart has a few of them. */
const fewApply = runningWith((at) => ({ products: [`PRODUCT${String(at).padStart(3, '0')}`] }))
const allApply = runningWith(() => ({}))

/** Lines of which every other is marked down, so that the better of sale price and promotions is told. */
const lines = Array.from({ length: lineCount }, (_, at): LineToPrice => ({
  id: `line-${at}`,
  productId: `PRODUCT00${at}`,
  upc: `upc-${at}`,
  categoryIds: ['1110', '1100', '1000'],
  qty: 1 + (at % 3),
  current: 9000 - (at % 2) * 500,
  original: 9000,
  takesPromotions: true,
}))
const cart = {
  lines,
  deliveries: [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 795 }], offered: [] }],
  gifts: [],
  giftChoices: {},
}

const warmUps = 100
const samples = 21
const pricedPerSample = 10

/** What it takes to price the cart with the coupon. */
function rulesFigure(name: string, promotions: readonly Promotion[], salePolicy: SalePolicy): Figure {
  const running = onSite(promotions)
  const context = { ...guest, salePolicy, coupons: [{ code, promotionId: coupon.promotionId }] }
  const apply = () => priceCart(cart, running, context)
  for (let count = 0; count < warmUps; count += 1) apply()
  const runs = Array.from({ length: samples }, () => {
    const begun = process.cpuUsage()
    for (let count = 0; count < pricedPerSample; count += 1) apply()
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000 / pricedPerSample
  })
  return atMost(`${name}: rules, CPU`, median(runs), rulesGoalMs, 'ms', runs)
}

/** The whole call on PGlite, and how often it asks the database. */
async function callFigures(): Promise<Figure[]> {
  let statements = 0
  const { backend, database } = await openBackend(() => (statements += 1))
  await administerPromotions(database).load(allApply, { replace: true })
  const { call } = createDirectVisitor(backend)
  await call('POST /token/v2/auth/token', {})
  const made = await call('POST /cart/v1/cart', {})
  if (!made.ok) throw new Error(made.error.message)
  const cartId = made.value.id
  const catalogue = await call('GET /products/v2/catalog', { query: {} })
  const roots = catalogue.ok ? catalogue.value.children : []
  let filled = 0
  for (const { categoryId } of roots) {
    const listing = await call('GET /products/v2/catalog', { query: { categoryId } })
    for (const { id: productId } of listing.ok ? listing.value.products : []) {
      const details = await call('GET /products/v2/products/{productId}/details', { path: { productId } })
      const variant = details.ok && details.value.variants.find(({ quantity }) => quantity > 0)
      if (!variant || filled === lineCount) continue
      const added = await call('POST /cart/v1/item', { body: { cartId, productId, upc: variant.upc } })
      if (added.ok && added.value.totalItems > filled) filled += 1
    }
  }
  if (filled < lineCount) throw new Error(`The cart has ${filled} lines`)
  const counts: number[] = []
  const runs: number[] = []
  for (let run = 0; run < warmUps + samples; run += 1) {
    statements = 0
    const begun = process.cpuUsage()
    const applied = await call('PUT /cart/v1/coupon', { body: { cartId, code } })
    const { user, system } = process.cpuUsage(begun)
    if (!applied.ok) throw new Error(applied.error.message)
    counts.push(statements)
    runs.push((user + system) / 1000)
    await call('DELETE /cart/v1/coupon', { body: { cartId, code } })
  }
  await database.close()
  const times = runs.slice(warmUps)
  const spread = `${shown(Math.min(...times))} to ${shown(Math.max(...times))}`
  return [
    atMost('SQL statements', Math.max(...counts.slice(warmUps)), statementsGoal, ''),
    plain('all apply: the whole call on PGlite, CPU', `${shown(median(times))} ms (${spread})`),
  ]
}

/** Applies a coupon to a cart of 10 lines while 500 promotions are active. */
export async function couponFigures(): Promise<Figure[]> {
  return [
    rulesFigure('few apply', fewApply, 'stack'),
    rulesFigure('all apply', allApply, 'stack'),
    rulesFigure('all apply, or the sale price where that is better', allApply, 'best'),
    ...(await callFigures()),
  ]
}
