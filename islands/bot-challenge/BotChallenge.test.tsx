import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogs, openShop } from '#tests/fixtures/shop-stores.ts'
import { BotChallenge } from './BotChallenge.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
const reloadPage = vi.hoisted(() => vi.fn())
vi.mock('#src/client/reload-page.ts', () => ({ reloadPage }))

beforeEach(openShop)

const texts = {
  title: 'Are you a person?',
  text: 'We could not tell.',
  confirm: 'Yes, go on',
  close: 'Close',
}

it('says why it asks, and lets a person go on', async () => {
  void dialogs.open('bot-challenge')
  render(<BotChallenge texts={texts} />)
  expect(screen.getByRole('dialog', { name: 'Are you a person?' }).textContent).toContain(
    'We could not tell.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Yes, go on' }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('can be closed', async () => {
  void dialogs.open('bot-challenge')
  render(<BotChallenge texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialogs.$open.get()).toEqual([])
})
