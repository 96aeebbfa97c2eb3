import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import CheckoutNotices from '#src/features/checkout/CheckoutNotices.astro'
import CheckoutSummary from '#src/features/checkout/CheckoutSummary.astro'
import { messages } from '#src/messages/messages.ts'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { visitorLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()
const { locals } = visitorLocals()

const codes = { place: 'aside', failure: undefined, isFollowed: true }

const soldOut = {
  ...cartOf('c', 1, [cartItem({ id: 'a', upc: '1' }), cartItem({ id: 'b', upc: '2', name: 'Kirk Chelsea' })]),
  flash: [{ type: 'ProductLineItemFullInventoryMissing', itemId: 'b', message: 'server' }],
}

it('names what sold out, once, and leads to the cart', async () => {
  const props = { cart: soldOut, failure: 'Some items are not in stock any more.' }
  const html = await container.renderToString(CheckoutNotices, { props, locals })
  expect(html.match(/class="checkout-notice"/g)).toHaveLength(1)
  expect(html).toContain('Kirk Chelsea: not in stock any more')
  expect(html).not.toContain(messages.en.errors.itemOutOfStock)
  expect(html).toContain('href="/en-us/cart"')
})

it('marks it in the order', async () => {
  const html = await container.renderToString(CheckoutSummary, { props: { cart: soldOut, codes }, locals })
  const fault = messages.en.errors.flash.ProductLineItemFullInventoryMissing
  expect(html.split(fault)).toHaveLength(2)
  expect(html.indexOf(fault)).toBeGreaterThan(html.indexOf('Kirk Chelsea'))
})

it('tells what failed where nothing sold out', async () => {
  const props = { cart: { ...soldOut, flash: [] }, failure: 'Declined.' }
  const html = await container.renderToString(CheckoutNotices, { props, locals })
  expect(html).toContain('Declined.')
  expect(html).not.toContain('href="/en-us/cart"')
})
