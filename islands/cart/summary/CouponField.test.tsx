import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cartTexts, countries, surroundings } from '#tests/fixtures/cart-screen.ts'
import { openShop, server, cart as store } from '#tests/fixtures/shop-stores.ts'
import { CartPage } from '../CartPage.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(async () => {
  openShop()
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
})

const { coupon, errors } = cartTexts
const field = () => screen.getByRole('textbox', { name: coupon.label })

const apply = async (code: string): Promise<void> => {
  render(<CartPage countries={countries} {...surroundings} />)
  await userEvent.type(field(), `${code}{Enter}`)
}

it('applies a code, lists it, and is ready for another', async () => {
  await apply(' boots10 ')
  expect(await screen.findByRole('list', { name: 'Applied codes' })).toBeTruthy()
  expect(screen.getByText('BOOTS10 was applied').getAttribute('role')).toBe('status')
  expect(field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field())
})

it('says at the field why a code is refused, and keeps what was typed', async () => {
  server.faults.push('PRM160')
  await apply('USED')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.byCode.PRM160))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(field()).toHaveProperty('value', 'USED')
  expect(document.activeElement).toBe(field())
  await userEvent.clear(field())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(field(), 'GOOD{Enter}')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('takes a code off and hands the focus to the field', async () => {
  await apply('BOOTS10')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove code BOOTS10' }))
  await waitFor(() => expect(screen.queryByText('BOOTS10')).toBeNull())
  expect(document.activeElement).toBe(field())
  expect(server.couponsOf()).toEqual([])
})

it('shows the refusal of a posted form at the field', () => {
  const failure = { errorId: 'PRM150', message: '', additionalInfo: { distance: 2000, unit: 'USD' } }
  const state = store.$state.get()
  if (state.status !== 'ready') throw new Error('there is no cart')
  render(<CartPage initial={state.cart} failure={failure} countries={countries} {...surroundings} />)
  expect(screen.getByRole('alert').textContent).toContain('$20.00')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
