import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { homeDelivery } from '#tests/fixtures/cart.ts'
import { cart as store, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(async () => {
  openShop()
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
})

const open = () => showDialog('cart-change-shipping-method', { shipment: homeDelivery(), currency: 'USD' })
const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent

it('shows each way with time and price, and changes nothing before it is saved', async () => {
  await open()
  const ways = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(ways).toEqual(['Express1–2 business days$14.95', 'Standard3–5 business daysFree'])
  expect(chosen()).toContain('Standard')
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }))
  expect(chosen()).toContain('Express')
  expect(server.requested).not.toContain('POST /cart/v1/shippingMethod')
})

it('closes with the way that was chosen once it is saved', async () => {
  const { outcome } = await open()
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save delivery' }))
  expect(await outcome).toEqual({ ok: true, value: { code: 'express' } })
  expect(server.requested).toContain('POST /cart/v1/shippingMethod')
})

it('stays open and says so when it could not be saved', async () => {
  const { dialog } = await open()
  server.faults.push('GEN500')
  await userEvent.click(screen.getByRole('button', { name: 'Save delivery' }))
  expect((await screen.findByRole('alert')).textContent).toBe(messages.en.dialogs.failed)
  expect(dialog).toHaveProperty('open', true)
})
