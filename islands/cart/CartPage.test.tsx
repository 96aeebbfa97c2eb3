import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cartTexts, countries, surroundings } from '#tests/fixtures/cart-screen.ts'
import { openShop, server, cart as store } from '#tests/fixtures/shop-stores.ts'
import { CartPage } from './CartPage.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

const readCart = (): Cart => {
  const state = store.$state.get()
  if (state.status !== 'ready') throw new Error(`the cart is ${state.status}`)
  return state.cart
}

/** Fills the cart with one of each, and shows its page as the server would hand it over. */
const openCart = async (...upcs: string[]): Promise<Cart> => {
  for (const upc of upcs) await store.add({ productId: 'MW1001TR', upc, qty: 1 })
  const initial = readCart()
  render(<CartPage initial={initial} countries={countries} {...surroundings} />)
  return initial
}

const lines = () => screen.getAllByRole('textbox', { name: 'Quantity of Ridge Runner' })

it('shows the lines, the sums and where to go on', async () => {
  await openCart('shoe-9')
  expect(screen.getByRole('link', { name: 'Ridge Runner' }).getAttribute('href')).toBe(
    '/en-us/p/ridge-runner-MW1001TR',
  )
  const summary = screen.getByRole('region', { name: 'Order summary' })
  expect(within(summary).getAllByText('$80.00').length).toBeGreaterThan(0)
  expect(screen.getByText('1 item in your cart, $80.00 in total').getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en-us')
})

it('counts up at once, and the sums follow', async () => {
  await openCart('shoe-9')
  await userEvent.click(screen.getByRole('button', { name: 'One more Ridge Runner' }))
  expect(lines()[0]).toHaveProperty('value', '2')
  expect(await screen.findByText(/^2 items in your cart/)).toBeTruthy()
  expect(server.unitsOf('shoe-9')).toBe(2)
})

it('takes a line out and hands the focus to its undo, which brings it back where it was', async () => {
  await openCart('shoe-9', 'boot-8')
  const [first] = screen.getAllByRole('button', { name: 'Remove Ridge Runner' })
  if (first) await userEvent.click(first)
  expect(lines()).toHaveLength(1)
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  expect(screen.getByText('Ridge Runner was removed')).toBeTruthy()

  await userEvent.click(undo)
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(readCart().items.map(({ upc }) => upc)).toEqual(['shoe-9', 'boot-8'])
  expect(document.activeElement?.getAttribute('role')).toBe('list')
})

it('brings a line back and says so when it could not be removed', async () => {
  await openCart('shoe-9')
  server.faults.push('GEN500')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ridge Runner' }))
  expect(await screen.findByText(cartTexts.item.removeFailed)).toBeTruthy()
  expect(lines()[0]).toHaveProperty('value', '1')
})

it('says at the line when there is no more of it', async () => {
  await openCart('shoe-9')
  server.faults.push('INV701')
  await userEvent.click(screen.getByRole('button', { name: 'One more Ridge Runner' }))
  expect((await screen.findByRole('alert')).textContent).toBe(cartTexts.errors.byCode.INV701)
  expect(lines()[0]).toHaveProperty('value', '1')
})

it('says above the cart what concerns the whole of it', async () => {
  await openCart('shoe-9')
  server.faults.push('AUT404', 'AUT404')
  await userEvent.click(screen.getByRole('button', { name: 'One more Ridge Runner' }))
  expect((await screen.findByRole('alert')).textContent).toBe(cartTexts.errors.byCode.AUT404)
})

it('is empty when the last line has gone, and leads back to the shop', async () => {
  await openCart('shoe-9')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ridge Runner' }))
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start shopping' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Order summary' })).toBeNull()
})

it('says why the cart could not be read, and reads it again', async () => {
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  const before = server.cartId()
  const failure = { errorId: 'GEN502', message: '', additionalInfo: {} }
  store.$state.set({ status: 'unknown' })
  render(<CartPage readFailure={failure} countries={countries} {...surroundings} />)
  expect(screen.getByRole('alert').textContent).toBe(cartTexts.errors.byCode.GEN502)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ridge Runner' })).toBeTruthy()
  expect(readCart().id).toBe(before)
})

it('shows the failure of a posted form at its line until something changes', async () => {
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  const initial = readCart()
  const failure = { errorId: 'INV408', message: '', additionalInfo: { maxAllowedQty: 3 } }
  render(
    <CartPage
      initial={initial}
      failure={failure}
      failedPart={initial.items[0]?.id}
      countries={countries}
      {...surroundings}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('3')
  await userEvent.click(screen.getByRole('button', { name: 'One more Ridge Runner' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
