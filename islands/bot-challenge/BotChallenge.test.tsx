import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogs, openShop } from '#tests/fixtures/shop-stores.ts'
import { messages } from '#src/messages/messages.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))
const reloadPage = vi.hoisted(() => vi.fn())
vi.mock('#src/client/reload-page.ts', () => ({ reloadPage }))

beforeEach(openShop)

it('says why it asks, and lets a person go on', async () => {
  await showDialog('bot-challenge', undefined)
  expect(screen.getByRole('dialog', { name: 'Are you a person?' }).textContent).toContain(
    messages.en.errors.byCode.AUT403,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Yes, go on' }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('can be closed', async () => {
  await showDialog('bot-challenge', undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialogs.$open.get()).toEqual([])
})
