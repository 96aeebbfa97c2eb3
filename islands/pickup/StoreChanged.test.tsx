import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { DialogHost } from '#islands/dialogs/DialogHost.tsx'
import { dialogLoaders } from '#src/layouts/dialogs/dialog-loaders.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { cart as store, choosePickup, openShop, remembered, server } from '#tests/fixtures/shop-stores.ts'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const atPortland = (id: string, upc: string): CartItem => ({
  ...cartItem({ id, upc }),
  shippingOptions: [
    {
      selected: true,
      available: true,
      shippingMethod: {
        code: 'pickup',
        label: 'Pick up in a shop',
        deliveryTime: 'Today',
        price: { amount: 0 },
      },
      storeInfo: { id: 'us-portland', name: 'Marlow Portland', storeInventory: 4 },
    },
  ],
})

/** Changes the first of two lines that are collected in Portland to Seattle, up to the question about the other one. */
const moveToSeattle = async (): Promise<void> => {
  for (const upc of ['boot-8', 'shoe-9']) await store.add({ productId: 'MW1201HB', upc, qty: 1 })
  const boot = atPortland('item-2', 'boot-8')
  const left = [cartItem({ id: 'item-2', upc: 'boot-8' }), atPortland('item-3', 'shoe-9')]
  store.$state.set({ status: 'ready', cart: cartOf(server.cartId() ?? '', 9, left) })
  document.documentElement.lang = 'en-US'
  render(<DialogHost loaders={dialogLoaders} locale="en-us" pictureTemplate="/pictures/PICTURE_ID" />)
  await act(async () => void choosePickup(boot))
  await userEvent.click(await screen.findByRole('button', { name: 'Collect here, Marlow Seattle' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Collect at Marlow Seattle' }))
  await screen.findByText('Another item is still to be collected at Marlow Portland.')
}

const collected = () => server.requested.filter((call) => call.startsWith('PUT')).length

beforeEach(openShop)

it('collects everything in the new store when the shopper says so', async () => {
  await moveToSeattle()
  expect(remembered).toEqual(['us-seattle'])
  expect(collected()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Collect everything at Marlow Seattle' }))
  await waitFor(() => expect(collected()).toBe(2))
})

it('leaves the others where they are', async () => {
  await moveToSeattle()
  await userEvent.click(screen.getByRole('button', { name: 'Leave them there' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave them there' })).toBeNull())
  expect(collected()).toBe(1)
})
