import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import OrderTotals from '#src/features/orders/OrderTotals.astro'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { visitorLocals } from './visitor-locals.ts'

const { locals } = visitorLocals()
const { totals } = cartOf('c', 1, [cartItem({ id: 'a', upc: '1' })])

it('tells the tax of a total beside it, and not beside what is left after refunds', async () => {
  const container = await AstroContainer.create()
  const order = {
    ...{ st: 'sent', currency: 'USD', items: [], couponItems: [], reductions: [], shipments: [] },
    ...{ totals: { ...totals, taxation: 'gross', tax: 1234 }, refunds: [{ amount: 100 }] },
  }
  const html = await container.renderToString(OrderTotals, { props: { order }, locals })
  expect(html).toMatch(/Total\s*<small[^>]*>Including \$12\.34 tax/)
  expect(html.match(/Including/g)).toHaveLength(1)
})
