import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { largestList } from '#src/contract/wishlists/favorites.ts'
import { createWishlistStore } from '#src/backend/wishlists/wishlist-store.ts'
import { wishlist, wishlistItem } from '#src/backend/wishlists/wishlist-tables.ts'
import { signedInCustomer } from './customers.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const read = 'GET /wishlists/v2/favorites'
const add = 'POST /wishlists/v2/favorites'
const remove = 'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}'
const share = 'POST /wishlists/v2/favorites/{favoriteId}/share'
const readShared = 'GET /wishlists/v2/favorites/{favoriteId}/share'

const boot = 'FELLBOOT1'
const nobodys = '00000000-0000-4000-8000-000000000000'

/** Favorites of a session, and how others read them. */
export const describeFavorites = (shop: () => Shop): void => {
  const guest = async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    return visitor
  }
  const withBoot = async () => {
    const visitor = await guest()
    const { favoriteId = '', items } = await visitor.call(add, { body: { id: boot } })
    return { ...visitor, favoriteId, itemId: items[0]?.itemId ?? '' }
  }

  it('are none for employees', async () => {
    const employee = await signedInCustomer(shop(), {}, 'EMPLOYEE')
    await employee.refused('WSH403', add, { body: { id: boot } })
  })

  it('has none at first, and needs a session', async () => {
    expect(await (await guest()).call(read, {})).toEqual({ items: [], total: 0 })
    await createVisitor(shop().backend).refused('AUT404', read, {})
  })

  it('keeps products and variants with what a card shows, the newest first', async () => {
    const visitor = await guest()
    await visitor.call(add, { body: { id: boot } })
    shop().setTime('2026-06-01T10:05:00.000Z')
    const { items, total, favoriteId } = await visitor.call(add, {
      body: { id: boot, itemType: 'variant', upc: 'boot-frn-10', qty: 2 },
    })
    shop().setTime('2026-06-01T10:00:00.000Z')
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { id: boot, upc: 'boot-frn-10', itemType: 'variant', qty: 2, available: false },
      { id: boot, itemType: 'product', qty: 1, available: true, product: { id: boot } },
    ])
    expect(items[1]?.pageUrl).toBe(items[1]?.product?.url)
    const german = await visitor.call(read, {}, 'de-de')
    expect(german).toMatchObject({ favoriteId, items: [{}, { product: { currency: 'EUR' } }] })
  })

  it('keeps one item of the same product, with the quantity that was asked for last', async () => {
    const { call, favoriteId, itemId } = await withBoot()
    expect(await call(add, { body: { id: boot, qty: 3, favoriteId } })).toMatchObject({
      favoriteId,
      total: 1,
      items: [{ itemId, qty: 3 }],
    })
  })

  it('refuses what is not sold, and lists of others', async () => {
    const { refused, favoriteId } = await withBoot()
    await refused('PLP400', add, { body: { id: 'NOSUCH001' } })
    await refused('PLP400', add, { body: { id: boot, itemType: 'variant', upc: 'none' } })
    await refused('ATTR100', add, { body: { id: boot, itemType: 'variant' } })
    await refused('ATTR200', add, { body: { id: boot, upc: 'boot-frn-8' } })
    const other = await withBoot()
    await other.refused('WSH404', add, { body: { id: boot, favoriteId } })
    await other.refused('WSH404', share, { path: { favoriteId } })
    await other.refused('WSH404', remove, { path: { favoriteId, itemId: other.itemId } })
  })

  it('removes an item once', async () => {
    const { call, refused, favoriteId, itemId } = await withBoot()
    expect(await call(remove, { path: { favoriteId, itemId } })).toEqual({ favoriteId, items: [], total: 0 })
    await refused('WSH404', remove, { path: { favoriteId, itemId } })
  })

  it('gives a part of a long list, and takes no more than it may hold', async () => {
    const { call, refused, favoriteId } = await withBoot()
    await shop()
      .database.sql.insert(wishlistItem)
      .values(
        Array.from({ length: largestList - 1 }, (_, at) => ({
          id: crypto.randomUUID(),
          listId: favoriteId,
          productId: boot,
          upc: `once sold ${at}`,
          qty: 1,
          addedAt: '2026-05-01T10:00:00.000Z',
        })),
      )
    const part = await call(read, { query: { start: 190, count: 20 } })
    expect(part).toMatchObject({ total: largestList })
    expect(part.items).toHaveLength(10)
    expect(part.items.every(({ available }) => !available)).toBe(true)
    const full = { body: { id: boot, itemType: 'variant', upc: 'boot-frn-8' } } as const
    expect((await refused('WSH409', add, full)).additionalInfo).toEqual({ maxItems: largestList })
    expect(await call(add, { body: { id: boot, qty: 2 } })).toMatchObject({ total: largestList })
  })

  it('loses and doubles nothing when adds come at once', async () => {
    const visitor = await guest()
    const upcs = ['boot-frn-8', 'boot-frn-9', 'boot-frn-10', 'boot-frn-8', 'boot-frn-9']
    await Promise.all(upcs.map((upc) => visitor.call(add, { body: { id: boot, itemType: 'variant', upc } })))
    const { items, total } = await visitor.call(read, {})
    expect(total).toBe(3)
    expect(items.map(({ upc }) => upc).toSorted()).toEqual(['boot-frn-10', 'boot-frn-8', 'boot-frn-9'])
  })

  it('lets others read what is shared, and change nothing', async () => {
    const { call, favoriteId, itemId } = await withBoot()
    const { token } = await call(share, { path: { favoriteId } })
    expect(await call(share, { path: { favoriteId } })).toEqual({ favoriteId, token })
    const friend = createVisitor(shop().backend)
    expect(await friend.call(readShared, { path: { favoriteId }, query: { token } })).toMatchObject({
      favoriteId,
      items: [{ itemId }],
    })
    const other = { id: boot, itemType: 'variant', upc: 'boot-frn-8' } as const
    await call(add, { body: other })
    const part = async (paging: object) =>
      (await friend.call(readShared, { path: { favoriteId }, query: { token, ...paging } })).items
    const [first, second] = await part({})
    expect(await part({ start: 1 })).toEqual([second])
    expect(await part({ count: 1 })).toEqual([first])
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    await friend.refused('WSH404', readShared, { path: { favoriteId }, query: { token: guessed } })
    await friend.refused('WSH404', readShared, { path: { favoriteId: nobodys }, query: { token } })
    await friend.refused('AUT404', remove, { path: { favoriteId, itemId } })
  })

  it('keeps a list that its owner looks at, which is noted once a day', async () => {
    const visitor = await withBoot()
    const store = createWishlistStore(shop().database.sql)
    const seenAt = async (instant: string) => {
      shop().setTime(instant)
      await visitor.call(read, {})
      const [list] = await shop()
        .database.sql.select({ at: wishlist.updatedAt })
        .from(wishlist)
        .where(eq(wishlist.id, visitor.favoriteId))
      return list && new Date(list.at).toISOString()
    }
    expect(await seenAt('2026-06-01T20:00:00.000Z')).toBe('2026-06-01T10:00:00.000Z')
    expect(await seenAt('2026-06-03T10:00:00.000Z')).toBe('2026-06-03T10:00:00.000Z')
    shop().setTime('2026-06-01T10:00:00.000Z')
    await store.purge('2026-06-02T00:00:00.000Z')
    expect(await visitor.call(read, {})).toMatchObject({ total: 1 })
  })

  it('forgets lists that nobody changed or looked at for half a year', async () => {
    const { favoriteId } = await withBoot()
    const store = createWishlistStore(shop().database.sql)
    await store.purge('2026-06-01T09:00:00.000Z')
    const ids = async () =>
      (await shop().database.sql.select({ id: wishlist.id }).from(wishlist)).map(({ id }) => id)
    expect(await ids()).toContain(favoriteId)
    await store.purge('2026-06-01T11:00:00.000Z')
    expect(await ids()).not.toContain(favoriteId)
  })
}
