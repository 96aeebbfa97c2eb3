import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogs, openShop, toasts } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

it('closes by the Escape key, and tells so', async () => {
  const { outcome } = await showDialog('bot-challenge', undefined)
  await userEvent.keyboard('{Escape}')
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
  expect(await outcome).toEqual({ ok: false, error: 'dismissed' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows one dialog at a time, unless the others are kept', async () => {
  const { outcome } = await showDialog('bot-challenge', undefined)
  await act(async () => void dialogs.open('mini-cart', { kind: 'asked' }))
  expect(await outcome).toEqual({ ok: false, error: 'replaced' })
  await screen.findByRole('dialog', { name: 'Your cart' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await act(async () => void dialogs.open('bot-challenge', undefined, 'keep'))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
})

it('tells messages in the dialog on top alone', async () => {
  await showDialog('mini-cart', { kind: 'asked' })
  await act(async () => void dialogs.open('bot-challenge', undefined, 'keep'))
  const top = await screen.findByRole('dialog', { name: 'Are you a person?' })
  act(() => void toasts.show({ title: 'Saved', tone: 'success' }))
  expect(screen.getAllByText('Saved').map((text) => top.contains(text))).toEqual([true])
})
