import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { cartItem } from '#tests/fixtures/cart.ts'
import { cart as store, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const item = cartItem({ id: 'item-2', upc: 'shoe-9' })
const words = { to: 'Zoë', email: 'zoe@example.com', message: 'Walk on' }
const field = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const changes = () => server.requested.filter((call) => call.startsWith('PUT'))

beforeEach(async () => {
  openShop()
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
})

it('asks for what is missing, field by field, and sends nothing before', async () => {
  await showDialog('add-gift-option', { item })
  await press('Save')
  expect(document.activeElement).toBe(field('Who is it for?'))
  expect(screen.getAllByRole('alert')).toHaveLength(3)
  await userEvent.type(field('Who is it for?'), words.to)
  await userEvent.type(field('Their email'), 'zoe@example')
  await userEvent.type(field('Your words'), words.message)
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Email is not valid'])
  await press('Save')
  expect(document.activeElement).toBe(field('Their email'))
  expect(changes()).toEqual([])
})

it('saves the words, and closes with them', async () => {
  const { outcome } = await showDialog('add-gift-option', { item: { ...item, giftOption: words } })
  await userEvent.type(field('Your words'), '!')
  await press('Save')
  expect(await outcome).toEqual({ ok: true, value: { ...words, message: 'Walk on!' } })
  expect(changes()).toHaveLength(1)
})

it('stays open and says so when the words could not be saved', async () => {
  const { dialog } = await showDialog('add-gift-option', { item: { ...item, giftOption: words } })
  server.faults.push('GEN500')
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe(messages.en.dialogs.failed)
  expect(dialog).toHaveProperty('open', true)
})

it('takes the words off', async () => {
  const { outcome } = await showDialog('add-gift-option', { item: { ...item, giftOption: words } })
  await press('Take the gift option off')
  expect(await outcome).toEqual({ ok: true, value: undefined })
  await waitFor(() => expect(changes()).toHaveLength(1))
})

it('says of what is digital that it comes by email', async () => {
  const digital = { ...item, isDigitalProduct: true }
  const { dialog } = await showDialog('add-gift-option', { item: digital })
  expect(dialog.textContent).toContain('We send it to them by email, with your words.')
})
