import { expect, it, onTestFinished, vi } from 'vitest'
import { openShop } from './backend/shop.ts'
import { createVisitor } from './backend/visitor.ts'

vi.mock('#src/base/settings.ts', async (original) => {
  const { settings } = await original<{ settings: object }>()
  return { settings: { ...settings, hasFavorites: false } }
})

it('knows no call about favorites, and all others', async () => {
  const shop = await openShop({ memory: true })
  onTestFinished(shop.close)
  const visitor = createVisitor(shop.backend)
  await visitor.send('POST', '/token/v2/auth/token')
  const statuses = async (calls: [string, string][]): Promise<number[]> =>
    Promise.all(calls.map(async ([method, path]) => (await visitor.send(method, path)).status))
  const favorites = '/wishlists/v2/favorites'
  expect(
    await statuses([
      ['GET', favorites],
      ['POST', favorites],
      ['DELETE', `${favorites}/a/items/b`],
      ['POST', `${favorites}/a/share`],
      ['GET', `${favorites}/a/share`],
    ]),
  ).toEqual([404, 404, 404, 404, 404])
  expect(await statuses([['GET', '/wishlists/v2/saveForLater']])).toEqual([200])
})
