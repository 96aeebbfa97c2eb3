import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import type { ProductCard as Card } from '#src/contract/catalogue/product.ts'
import ProductCard from '#src/components/product-card/ProductCard.astro'
import { visitorWith } from '#tests/fixtures/visitor.ts'
import { visitorLocals } from './visitor-locals.ts'

const price = { lowOriginal: 8000, highOriginal: 8000, lowCurrent: 8000, highCurrent: 8000 }
const url = '/en-us/p/ridge-runner-MW1001TR'

const container = await AstroContainer.create()

const show = async (change: Partial<Card> = {}, isStatic = false): Promise<string> => {
  const card: Card = {
    ...{ id: 'MW1001TR', masterId: 'MW1001TR', name: 'Ridge Runner', url, currency: 'USD' },
    ...{ colors: [], available: true },
    price: { ...price, original: 8000, current: 8000, percentagePriceDiscount: 0 },
    ...change,
  }
  const { locals } = visitorLocals({ visitor: visitorWith({ isStatic }) })
  return container.renderToString(ProductCard, { props: { card, sizes: '100vw' }, locals })
}

it('offers quick-shop by a link to the page of the product, so that it leads somewhere without script', async () => {
  const html = await show()
  const [link = ''] = /<a[^>]*quick-shop[^>]*>/.exec(html) ?? []
  expect(link).toContain(`href="${url}"`)
  expect(link).toContain('aria-label="Quick shop: Ridge Runner"')
})

it.each([
  ['is sold out', { available: false }, false],
  ['has to be named first', { productType: 'digital' as const }, false],
  ['stands in a page that is a file', {}, true],
])('offers none for what %s', async (_, change, isStatic) => {
  expect(await show(change, isStatic)).not.toContain('quick-shop')
})

it('says how a product is rated, where anybody rated it', async () => {
  const html = await show({ rating: { score: 4, reviewsCount: 1 } })
  expect(html).toContain('aria-label="4.0 out of 5, 1 review"')
  expect(html).toContain('★ 4.0 (1)')
  expect(await show()).not.toContain('★')
})
