import { expect, it } from 'vitest'
import { cartOfTab, itemOf, openTabs } from '#tests/fixtures/cart-tabs.ts'
import { couponField, wholeCart } from './cart.ts'

const shoe = { productId: 'MW1001TR', upc: 'shoe-9', qty: 1 }
const boot = { productId: 'MW2001BT', upc: 'boot-8', qty: 1 }

it('applies a code and takes it off; a refusal stays at its field until the next try', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('PRM140')
  expect(await tab.applyCoupon('OLD')).toMatchObject({ ok: false, error: { errorId: 'PRM140' } })
  expect(tab.$notices.get()).toMatchObject({ [couponField]: { errorId: 'PRM140' } })
  await tab.applyCoupon('BOOTS')
  expect(tab.$notices.get()).toEqual({})
  expect(cartOfTab(tab).couponItems.map(({ code }) => code)).toEqual(['BOOTS'])
  await tab.removeCoupon('BOOTS')
  expect(cartOfTab(tab).couponItems).toEqual([])
})

it('tells above the cart why a code could not be sent', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  server.faults.push('lost', 'lost')
  await tab.applyCoupon('BOOTS')
  expect(tab.$notices.get()).toMatchObject({ [wholeCart]: { errorId: 'NETWORK' } })
})

it('changes the variant of a line in its place, in a cart made anew too', async () => {
  const { server, tab } = openTabs()
  await tab.add(shoe)
  await tab.add(boot)
  await tab.changeVariant(itemOf(tab, 'shoe-9'), { productId: 'MW1001TR', upc: 'shoe-10' })
  expect(cartOfTab(tab).items.map(({ upc }) => upc)).toEqual(['shoe-10', 'boot-8'])
  server.dropCarts()
  await tab.changeVariant(itemOf(tab, 'boot-8'), { productId: 'MW2001BT', upc: 'boot-9' })
  expect(cartOfTab(tab).items.map(({ upc }) => upc)).toEqual(['shoe-10', 'boot-9'])
})
