import { expect, it } from 'vitest'
import { cartOfTab, itemOf, openTabs } from '#tests/fixtures/cart-tabs.ts'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { wholeCart } from './cart.ts'

const shoe = { productId: 'MW1001TR', upc: 'shoe-9', qty: 1 }
const boot = { productId: 'MW2001BT', upc: 'boot-8', qty: 1 }

it('gets a guest token before the first change, once', async () => {
  const { server, tab } = openTabs()
  await Promise.all([tab.add(shoe), tab.add(boot)])
  expect(server.requested).toEqual([
    'POST /token/v2/auth/token',
    'POST /cart/v1/cartWithItem',
    'POST /cart/v1/item',
  ])
})

it('sends rapid adds one after another and loses none', async () => {
  const { server, tab } = openTabs()
  await Promise.all(Array.from({ length: 20 }, () => tab.add(shoe)))
  expect(server.unitsOf('shoe-9')).toBe(20)
  expect(itemOf(tab, 'shoe-9').qty).toBe(20)
  expect(tab.$busy.get()).toBe(0)
})

it('keeps two tabs in one cart when both add at once, and both end at the same state', async () => {
  const { server, tabs } = openTabs(2)
  await Promise.all(tabs.flatMap((tab) => [tab.add(shoe), tab.add(boot), tab.add(shoe)]))
  expect(server.unitsOf('shoe-9')).toBe(4)
  expect(server.requested.filter((call) => call.endsWith('cartWithItem'))).toHaveLength(1)
  const [first, second] = tabs.map(cartOfTab)
  expect(first).toEqual(second)
})

it('turns rapid quantity changes into the last one', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  const item = itemOf(tab, 'shoe-9')
  const changes = [2, 3, 4, 5, 6].map((qty) => tab.setQuantity(item, qty))
  expect(tab.$wanted.get()[item.id]).toBe(6)
  await Promise.all(changes)
  expect(server.unitsOf('shoe-9')).toBe(6)
  expect(server.requested.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  expect(tab.$wanted.get()).toEqual({})
})

it('stops at the limit of an item and says so', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  const item = { ...itemOf(tab, 'shoe-9'), maxQty: 3 }
  await tab.setQuantity(item, 50)
  expect(server.unitsOf('shoe-9')).toBe(3)
  expect(tab.$notices.get()[item.id]).toMatchObject({
    errorId: 'INV408',
    additionalInfo: { maxAllowedQty: 3 },
  })
  await tab.setQuantity({ ...item, qty: 3 }, 2)
  expect(tab.$notices.get()).toEqual({})
})

it('leaves an item that is sold out as it is, and says so', async () => {
  const { server, tab } = openTabs()
  await tab.add({ ...shoe, qty: 2 })
  const item = { ...itemOf(tab, 'shoe-9'), maxQty: 0 }
  for (const qty of [1, 3]) {
    await tab.setQuantity(item, qty)
    expect(tab.$notices.get()[item.id]?.errorId).toBe('INV701')
  }
  expect(server.unitsOf('shoe-9')).toBe(2)
  expect(tab.$wanted.get()).toEqual({})
})

it('lets an item be put back again whose return failed, at the quantity it showed', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  const item = itemOf(tab, 'shoe-9')
  await Promise.all([tab.setQuantity(item, 3), tab.remove(item)])
  const [removed] = tab.$removed.get()
  if (!removed) throw new Error('Nothing was removed')
  server.faults.push('INV408')
  await tab.undo(removed)
  expect(tab.$removed.get()).toEqual([removed])
  await tab.undo(removed)
  expect(server.unitsOf('shoe-9')).toBe(3)
  expect(tab.$removed.get()).toEqual([])
})

it('removes several items at once and puts one back', async () => {
  const { server, tab } = openTabs()
  await tab.add({ ...shoe, qty: 3 })
  await tab.add(boot)
  const items = [itemOf(tab, 'shoe-9'), itemOf(tab, 'boot-8')]
  expect(await Promise.all(items.map((item) => tab.remove(item)))).toMatchObject([{ ok: true }, { ok: true }])
  expect(cartOfTab(tab).items).toEqual([])
  const [removed] = tab.$removed.get()
  if (removed) await tab.undo(removed)
  expect(server.unitsOf('shoe-9')).toBe(3)
  expect(tab.$removed.get().map(({ item }) => item.upc)).toEqual(['boot-8'])
})

it.each([
  [
    ['shoe-9', 'boot-8'],
    ['shoe-9', 'boot-8'],
  ],
  [
    ['boot-8', 'shoe-9'],
    ['shoe-9', 'boot-8'],
  ],
  [
    ['shoe-9', 'boot-8'],
    ['boot-8', 'shoe-9'],
  ],
])('puts items back where they were: removed %s, undone %s', async (removedInTurn, undoneInTurn) => {
  const { tab } = openTabs()
  for (const upc of ['shoe-9', 'boot-8', 'sock-1']) await tab.add({ ...shoe, upc })
  for (const upc of removedInTurn) await tab.remove(itemOf(tab, upc))
  for (const upc of undoneInTurn) {
    const removed = tab.$removed.get().find(({ item }) => item.upc === upc)
    if (removed) await tab.undo(removed)
  }
  expect(cartOfTab(tab).items.map(({ upc }) => upc)).toEqual(['shoe-9', 'boot-8', 'sock-1'])
})

it('brings an item back when it could not be removed, even when undo was pressed meanwhile', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('lost', 'lost')
  const removal = tab.remove(itemOf(tab, 'shoe-9'))
  const [removed] = tab.$removed.get()
  if (removed) await tab.undo(removed)
  expect(await removal).toMatchObject({ ok: false })
  expect(tab.$wanted.get()).toEqual({})
  expect(server.unitsOf('shoe-9')).toBe(1)
})

it('makes a lost cart anew with its items and does the change', async () => {
  const { server, tab } = openTabs()
  await tab.add({ ...shoe, qty: 2 })
  await tab.add(boot)
  server.dropCarts()
  await tab.setQuantity(itemOf(tab, 'shoe-9'), 5)
  expect([server.unitsOf('shoe-9'), server.unitsOf('boot-8')]).toEqual([5, 1])
  server.dropCarts()
  await tab.add(boot)
  expect([server.unitsOf('shoe-9'), server.unitsOf('boot-8')]).toEqual([5, 2])
  server.dropCarts()
  await tab.remove(itemOf(tab, 'shoe-9'))
  expect([server.unitsOf('shoe-9'), server.unitsOf('boot-8')]).toEqual([0, 2])
})

it('puts codes into a cart that is made anew, and leaves gifts to the shop', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  await server.client.call('PUT /cart/v1/coupon', { body: { cartId: server.cartId() ?? '', code: 'TEN' } })
  server.give('beanie')
  await tab.load()
  server.dropCarts()
  await tab.add(boot)
  expect([server.unitsOf('shoe-9'), server.unitsOf('beanie')]).toEqual([1, 0])
  expect(server.couponsOf()).toEqual(['TEN'])
})

it('has a cart that is made anew sent where and how the shopper chose', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  await tab.estimate({ countryCode: 'US', postalCode: '10001' })
  await tab.chooseDelivery({ shippingId: 'me', code: 'express' })
  server.dropCarts()
  await tab.add(boot)
  expect(cartOfTab(tab)).toMatchObject({
    estimate: { countryCode: 'US', postalCode: '10001' },
    shippingMethods: [{ shippingId: 'me', code: 'express', shopperAppliedSM: true }],
  })
})

it('tells when an item could not move into the new cart', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('BSK404', 'none', 'INV405')
  expect(await tab.add(boot)).toMatchObject({ ok: true })
  expect(tab.$notices.get()[wholeCart]?.errorId).toBe('INV405')
  expect([server.unitsOf('shoe-9'), server.unitsOf('boot-8')]).toEqual([0, 1])
})

it('renews a refused token once and goes on', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('AUT404')
  expect(await tab.add(shoe)).toMatchObject({ ok: true })
  server.faults.push('AUT404', 'AUT404')
  expect(await tab.add(shoe)).toMatchObject({ ok: false, error: { errorId: 'AUT404' } })
  expect(server.unitsOf('shoe-9')).toBe(2)
})

it('drops the cart of an invalid customer, makes a new one and loads the page anew', async () => {
  const { server, tab, told } = openTabs()
  await tab.add(shoe)
  const before = cartOfTab(tab).id
  server.faults.push('AUT498')
  expect(await tab.add(boot)).toMatchObject({ ok: false, error: { errorId: 'AUT498' } })
  expect(cartOfTab(tab)).toMatchObject({ items: [] })
  expect(cartOfTab(tab).id).not.toBe(before)
  expect(tab.$notices.get()).toEqual({})
  expect(told).toEqual(['AUT498', 'reloaded'])
  expect(server.requested.slice(-2)).toEqual(['POST /token/v2/auth/token', 'POST /cart/v1/cart'])
})

it('tells by a toast that a gift cannot be added, and that there cannot be more of it at its line', async () => {
  const { server, tab, told } = openTabs()
  server.faults.push('GWP403')
  await tab.add(shoe)
  expect(told).toEqual(['GWP403'])
  await tab.add(shoe)
  const item = itemOf(tab, 'shoe-9')
  server.faults.push('GWP403')
  await tab.setQuantity(item, 2)
  expect(tab.$notices.get()).toMatchObject({ [item.id]: { errorId: 'INV408' } })
  expect(told).toEqual(['GWP403'])
})

it('reads the cart again where an item is not to be had, or an answer brings a new flash error', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('INV701')
  await tab.setQuantity(itemOf(tab, 'shoe-9'), 2)
  expect(server.requested.at(-1)).toMatch(/^GET /)
  server.flash.push({ type: 'InvalidShippingAddress', message: '' })
  await tab.add(shoe)
  expect(server.requested.slice(-2)).toEqual(['POST /cart/v1/item', expect.stringMatching(/^GET /)])
  await tab.add(shoe)
  expect(server.requested.at(-1)).toBe('POST /cart/v1/item')
})

it('sends a change again when it met another', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('BSK409', 'BSK409')
  await tab.add(shoe)
  expect(server.unitsOf('shoe-9')).toBe(2)
})

it.each(['lost', 'unheard'] as const)(
  'never repeats an add whose answer was %s, but shows the truth',
  async (fault) => {
    const { server, tab } = openTabs()
    await tab.add(shoe)
    server.faults.push(fault, 'lost')
    expect(await tab.add(shoe)).toMatchObject({ ok: false, error: { errorId: 'NETWORK' } })
    expect(itemOf(tab, 'shoe-9').qty).toBe(fault === 'lost' ? 1 : 2)
    expect(server.unitsOf('shoe-9')).toBe(fault === 'lost' ? 1 : 2)
  },
)

it('shows a refused quantity at its item, other failures above the cart', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  const item = itemOf(tab, 'shoe-9')
  server.faults.push('INV408')
  await tab.setQuantity(item, 50)
  expect(tab.$notices.get()[item.id]?.errorId).toBe('INV408')
  server.faults.push('GEN500')
  await tab.setQuantity(item, 2)
  expect(tab.$notices.get()).toMatchObject({ [wholeCart]: { errorId: 'GEN500' } })
  await tab.setQuantity(item, 3)
  expect(tab.$notices.get()).toEqual({})
})

it('never lets an older state of the cart overwrite a newer one', () => {
  const { tab } = openTabs()
  const newer = cartOf('cart-1', 5, [cartItem({ id: 'i', upc: 'shoe-9', qty: 2 })])
  tab.adopt(newer)
  tab.hear(cartOf('cart-1', 4, []))
  expect(cartOfTab(tab)).toBe(newer)
})

it('knows an empty, a forgotten and an unreadable cart apart', async () => {
  const { server, tab } = openTabs()
  await tab.load()
  expect(tab.$state.get()).toEqual({ status: 'none' })
  await server.client.call('POST /cart/v1/cart', {})
  server.faults.push('lost', 'lost')
  await tab.load()
  expect(tab.$state.get()).toMatchObject({ status: 'failed', error: { errorId: 'NETWORK' } })
  server.dropCarts()
  await tab.load()
  expect(tab.$state.get()).toEqual({ status: 'none' })
})
