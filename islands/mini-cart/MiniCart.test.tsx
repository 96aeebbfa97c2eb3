import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MiniCartReason } from '#src/stores/dialogs/shop-dialogs.ts'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { cart, dialogs, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

const open = async (reason: MiniCartReason, ...upcs: string[]) => {
  for (const upc of upcs) await cart.add({ productId: 'MW1001TR', upc, qty: 1 })
  const { dialog } = await showDialog('mini-cart', reason)
  await act(() => cart.load())
  return dialog
}

it('is named for what happened, and tells the units and the subtotal', async () => {
  const dialog = await open({ kind: 'added', upc: 'boot-8' }, 'shoe-9', 'boot-8')
  expect(within(dialog).getByRole('heading').textContent).toBe('Added to your cart 2')
  expect(within(dialog).getByText('$160.00')).toBeTruthy()
  const pathOf = (name: string) => within(dialog).getByRole('link', { name }).getAttribute('href')
  expect(pathOf('Go to checkout')).toBe('/en-us/checkout')
  expect(pathOf('View cart')).toBe('/en-us/cart')
})

it('tells each change of what is in it to those who do not see it', async () => {
  const dialog = await open({ kind: 'added', upc: 'boot-8' }, 'shoe-9', 'boot-8')
  const status = within(dialog).getByText('2 items in your cart, $160.00 in total')
  expect(status.getAttribute('role')).toBe('status')
  await act(() => cart.add({ productId: 'MW1001TR', upc: 'boot-8', qty: 1 }))
  await waitFor(() => expect(status.textContent).toMatch(/^3 items in your cart/))
})

it('brings the line that was added into view', async () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id)
  })
  await open({ kind: 'added', upc: 'boot-8' }, 'shoe-9', 'boot-8', 'sock-1')
  const state = cart.$state.get()
  const added = state.status === 'ready' ? state.cart.items.find(({ upc }) => upc === 'boot-8') : undefined
  expect(shown).toEqual([`item-${added?.id}`])
})

it('moves nothing when it was only asked for', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await open({ kind: 'asked' }, 'shoe-9')
  expect(scroll).not.toHaveBeenCalled()
})

it('says that the cart is empty, and leads to the shop', async () => {
  const dialog = await open({ kind: 'asked' })
  expect(within(dialog).getByRole('heading').textContent?.trim()).toBe('Your cart')
  expect(within(dialog).getByText('Your cart is empty')).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'Start shopping' })).toBeTruthy()
})

it('shows that it is loading, then why it could not, and tries again', async () => {
  await server.client.call('POST /cart/v1/cart', {})
  server.faults.push('lost', 'lost')
  await showDialog('mini-cart', { kind: 'asked' })
  expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeTruthy()
  await waitFor(() => screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toBe(cartTexts.errors.byCode.NETWORK)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
})

it('closes by its button and forgets what was removed', async () => {
  const dialog = await open({ kind: 'asked' }, 'shoe-9', 'boot-8')
  const [first] = within(dialog).getAllByRole('button', { name: 'Remove Ridge Runner' })
  if (first) await userEvent.click(first)
  expect(cart.$removed.get()).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(dialogs.$open.get()).toEqual([])
  expect(cart.$removed.get()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
