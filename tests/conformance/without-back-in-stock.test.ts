import { expect, it, onTestFinished, vi } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { stockRequest } from '#src/backend/back-in-stock/stock-request-tables.ts'
import { openShop, opening } from './backend/shop.ts'
import { createVisitor } from './backend/visitor.ts'

const { settings } = vi.hoisted(() => ({ settings: { hasBackInStock: true } }))
vi.mock('#src/base/settings.ts', async (original) => {
  const { settings: others } = await original<{ settings: object }>()
  return { settings: Object.assign(settings, others, { hasBackInStock: false }) }
})

it('knows no call by which somebody waits, offers nothing, and tells nobody who waits from before', async () => {
  const shop = await openShop({ memory: true })
  onTestFinished(shop.close)
  const visitor = createVisitor(shop.backend)
  await visitor.send('POST', '/token/v2/auth/token')
  const unknown = await visitor.send('PUT', '/products/v1/notifications', {
    body: { productId: 'FELLBOOT1', upc: 'boot-frn-10', email: 'ada@example.com' },
  })
  const stopped = await visitor.send('POST', `/products/v1/notifications/stop/${'a'.repeat(60)}`)
  expect([unknown.status, stopped.status]).toEqual([404, 404])
  const path = { productId: 'FELLBOOT1' }
  const { variants } = await visitor.call('GET /products/v2/products/{productId}/details', { path })
  expect(variants.filter(({ notifyMe }) => notifyMe)).toEqual([])

  await shop.database.sql.insert(stockRequest).values({
    ...{ id: randomId(), ownerId: null, email: 'ada@example.com', locale: 'en-us' },
    ...{ productId: 'FELLBOOT1', upc: 'boot-frn-9', askedAt: opening, confirmedAt: opening },
  })
  await shop.backend.tellOfStock()
  expect(shop.mails).toEqual([])
  settings.hasBackInStock = true
  await shop.backend.tellOfStock()
  expect(shop.mails).toHaveLength(1)
})
