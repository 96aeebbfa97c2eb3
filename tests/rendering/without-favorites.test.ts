import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it, vi } from 'vitest'
import type { ProductCard as Card } from '#src/contract/catalogue/product.ts'
import ProductCard from '#src/components/product-card/ProductCard.astro'
import Header from '#src/layouts/Header.astro'
import { visitorLocals } from './visitor-locals.ts'

const { settings } = vi.hoisted(() => ({ settings: { hasFavorites: true } }))

vi.mock('#src/base/settings.ts', async (original) => {
  const { settings: usual } = await original<{ settings: object }>()
  return { settings: Object.assign(settings, usual) }
})

const price = { lowOriginal: 8000, highOriginal: 8000, lowCurrent: 8000, highCurrent: 8000 }

const card: Card = {
  ...{ id: 'MW1001TR', masterId: 'MW1001TR', name: 'Ridge Runner', url: '/en-us/p/ridge-runner-MW1001TR' },
  ...{ currency: 'USD', colors: [], available: true },
  price: { ...price, original: 8000, current: 8000, percentagePriceDiscount: 0 },
}

const container = await AstroContainer.create()

it.each([true, false])(
  'shows hearts and the way to them where favorites are on: %s',
  async (hasFavorites) => {
    settings.hasFavorites = hasFavorites
    const { locals } = visitorLocals()
    const props = { card, sizes: '100vw' }
    const cardHtml = await container.renderToString(ProductCard, { props, locals })
    const headerHtml = await container.renderToString(Header, { locals })
    expect(cardHtml.includes('/favorites/add')).toBe(hasFavorites)
    expect(headerHtml.includes('/en-us/favorites')).toBe(hasFavorites)
  },
)
