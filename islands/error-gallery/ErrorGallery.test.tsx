import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openShop } from '#tests/fixtures/shop-stores.ts'
import type { ErrorExample } from './error-example.ts'
import { ErrorGallery } from './ErrorGallery.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

/** Opens the gallery with one row, and has it shown. */
const show = async (place: ErrorExample['place']): Promise<HTMLElement> => {
  const example = { errorId: 'X1', status: 409, place, behaviour: 'none', words: 'Nein.', tryHref: '/cart' }
  render(<ErrorGallery groups={[{ name: 'item', examples: [example] }]} language="de" />)
  await userEvent.click(screen.getByRole('button', { name: 'Show X1' }))
  return screen.getByRole('region', { name: 'item' })
}

it.each(['top', 'lineItem'] as const)('shows an alert for %s', async (place) => {
  const group = await show(place)
  expect(within(group).getByRole('alert').textContent).toBe('Nein.')
})

it('describes a field by its error', async () => {
  const group = await show('input')
  const field = within(group).getByRole('textbox')
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('Nein.')
})

it('shows a toast in the live region of the page', async () => {
  await show('toast')
  expect(screen.getByRole('status').textContent).toBe('Nein.')
})

it('opens a dialog that goes away again', async () => {
  await show('dialog')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go on' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leads to a cart that meets it', async () => {
  await show('top')
  expect(screen.getByRole('link', { name: 'Try X1 in the cart' }).getAttribute('href')).toBe('/cart')
})
