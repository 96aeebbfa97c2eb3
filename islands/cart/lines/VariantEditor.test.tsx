import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cartItem } from '#tests/fixtures/cart.ts'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { cart, dialogs, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { VariantEditor } from './VariantEditor.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

/** Shows the way to another size of a line that is in the cart, and presses it. */
const press = async () => {
  await cart.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  const state = cart.$state.get()
  const id = state.status === 'ready' ? (state.cart.items[0]?.id ?? '') : ''
  const options = ['9', '10'].map((size) => ({
    ...{ id: size, value: size, available: true },
    selected: size === '9',
  }))
  const item = cartItem({
    ...{ id, upc: 'shoe-9' },
    attributes: [{ type: 'size', label: 'Size', options }],
    variants: ['9', '10'].map((size) => ({ id: size, upc: `shoe-${size}`, available: true })),
  })
  render(<VariantEditor item={item} locale="en-us" texts={cartTexts.item} />)
  await userEvent.click(screen.getByLabelText('Change Ridge Runner'))
  return item
}

it('has another variant chosen in quick-shop, and takes it', async () => {
  const { productId, pdpUrl } = await press()
  expect(dialogs.$open.get().map(({ use }) => use((name, props) => [name, props]))).toEqual([
    [
      'quick-shop',
      { purpose: 'update-cart-item', productId, name: 'Ridge Runner', href: pdpUrl, upc: 'shoe-9' },
    ],
  ])
  await act(async () => dialogs.close('quick-shop', { upc: 'shoe-10' }))
  await waitFor(() => expect(server.unitsOf('shoe-10')).toBe(1))
})

it('leaves the line as it is where the same is chosen again, or nothing', async () => {
  await press()
  const before = server.requested.length
  await act(async () => dialogs.close('quick-shop', { upc: 'shoe-9' }))
  await userEvent.click(screen.getByLabelText('Change Ridge Runner'))
  await act(async () => dialogs.dismiss('quick-shop'))
  expect(server.requested).toHaveLength(before)
  expect(screen.getByRole('group')).toHaveProperty('open', false)
})

it('opens its form in place where quick-shop cannot be had', async () => {
  await press()
  await act(async () => dialogs.fail('quick-shop'))
  await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('open', true))
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveProperty('value', '9')
})
