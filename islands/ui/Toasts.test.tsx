import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openShop, tick, toastMs, toasts } from '#tests/fixtures/shop-stores.ts'
import { Toasts } from './Toasts.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

/** Lets a toast's whole time go by. */
const wait = () =>
  act(() => {
    for (let ms = 0; ms <= toastMs; ms += 200) tick()
  })

const show = (toast: Parameters<typeof toasts.show>[0]) => {
  render(<Toasts dismissLabel="Dismiss" />)
  act(() => void toasts.show(toast))
}

it('reads a message out as it comes, and leaves by itself', () => {
  show({ title: 'Saved', text: 'Your address was saved', tone: 'success' })
  expect(screen.getByRole('status').textContent).toBe('SavedYour address was saved')
  wait()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('stays while the shopper is at it', async () => {
  show({ title: 'Saved', tone: 'success' })
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  wait()
  expect(screen.getByText('Saved')).toBeTruthy()
  await userEvent.tab()
  wait()
  expect(screen.queryByText('Saved')).toBeNull()
})

it('does what its button says, and goes', async () => {
  const run = vi.fn()
  show({ title: 'Removed', tone: 'info', action: { label: 'Undo', run } })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

it('is dismissed by its button', async () => {
  show({ title: 'Saved', tone: 'success' })
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved')).toBeNull()
})

it('stays while the pointer is over it, although the focus has left', async () => {
  show({ title: 'Saved', tone: 'success' })
  const region = screen.getByRole('status')
  expect(region.getAttribute('aria-live')).toBe('polite')
  await userEvent.hover(screen.getByText('Saved'))
  await userEvent.tab()
  await userEvent.tab()
  wait()
  expect(screen.getByText('Saved')).toBeTruthy()
  await userEvent.unhover(screen.getByText('Saved'))
  wait()
  expect(screen.queryByText('Saved')).toBeNull()
})
