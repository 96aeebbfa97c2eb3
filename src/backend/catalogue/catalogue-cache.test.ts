import { expect, it, vi } from 'vitest'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { eventually } from '#tests/setup/eventually.ts'
import type { CatalogueReads } from './catalogue-reads.ts'
import { createCatalogueCache } from './catalogue-cache.ts'

const fakeReads = () => {
  const state = { version: 1, now: 0, units: 5 }
  const reads: CatalogueReads = {
    products: vi.fn(async () => []),
    stock: vi.fn(async (ids: readonly string[]) =>
      Object.fromEntries(ids.map((id) => [id, { x: state.units }])),
    ),
    soldOut: vi.fn(async () => new Map()),
    version: vi.fn(async () => state.version),
    categories: vi.fn(async () => []),
  }
  return { state, reads, cache: createCatalogueCache(reads, () => state.now) }
}

it('reads a thing once for all who ask at once, and asks for the version once a second', async () => {
  const { reads, cache, state } = fakeReads()
  await Promise.all([cache.products(['A']), cache.products(['A']), cache.tree(), cache.tree()])
  state.now = 999
  await cache.products(['A'])
  expect(reads.products).toHaveBeenCalledTimes(1)
  expect(reads.categories).toHaveBeenCalledTimes(1)
  expect(reads.version).toHaveBeenCalledTimes(1)
})

it('gives every product it was asked for, however many others are read meanwhile', async () => {
  const { reads, cache } = fakeReads()
  const gate = Promise.withResolvers<undefined>()
  const [boot] = catalogue.products
  if (!boot) throw new Error('no product to read')
  vi.mocked(reads.products).mockImplementation(async (ids) => {
    await gate.promise
    return ids.map((productId) => ({ ...boot, productId, variants: [], active: true }))
  })
  const first = cache.products(['A', 'B'])
  const others = cache.products(Array.from({ length: 1_500 }, (_, index) => `OTHER${index}`))
  await eventually(() => expect(reads.products).toHaveBeenCalledTimes(2))
  gate.resolve(undefined)
  expect([...(await first).keys()]).toEqual(['A', 'B'])
  expect((await others).size).toBe(1_500)
})

it('forgets all it knows of an older version', async () => {
  const { reads, cache, state } = fakeReads()
  await (await cache.current()).listing('k', async () => ['A'])
  state.version = 2
  state.now = 1000
  expect(await (await cache.current()).listing('k', async () => ['B'])).toEqual(['B'])
  expect(reads.version).toHaveBeenCalledTimes(2)
})

it('knows stock for a second', async () => {
  const { reads, cache, state } = fakeReads()
  expect(await cache.stock(['A'])).toEqual({ A: { x: 5 } })
  state.units = 4
  expect(await cache.stock(['A', 'B'])).toEqual({ A: { x: 5 }, B: { x: 4 } })
  expect(reads.stock).toHaveBeenLastCalledWith(['B'])
  state.now = 1001
  expect(await cache.stock(['A'])).toEqual({ A: { x: 4 } })
})

it('tries again after a failure', async () => {
  const { reads, cache } = fakeReads()
  vi.mocked(reads.categories).mockRejectedValueOnce(new Error('gone'))
  await expect(cache.tree()).rejects.toThrow('gone')
  await expect(cache.tree()).resolves.toBeDefined()
  const current = await cache.current()
  await expect(current.listing('k', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await current.listing('k', async () => ['A'])).toEqual(['A'])
})
