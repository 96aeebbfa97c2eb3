import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { MediaViewer } from './MediaViewer.tsx'

const pictures = ['main', 'back', 'detail'].map((view) => ({
  src: `/pictures/large/${view}`,
  srcset: `/pictures/large/${view} 1600w`,
  thumbnail: `/pictures/small/${view}`,
  alt: `Fell Boot, ${view}`,
}))
const texts = { ...messages.en.catalogue.mediaViewer, title: 'Pictures of Fell Boot' }

beforeEach(() => {
  for (const side of ['clientWidth', 'offsetWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400)
})

const open = (start = 0, count = pictures.length) => {
  const onClose = vi.fn()
  const shown = pictures.slice(0, count)
  render(<MediaViewer pictures={shown} start={start} texts={texts} locale="en-us" onClose={onClose} />)
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Pictures of Fell Boot' }) }
}

const current = () =>
  screen
    .getAllByRole('button', { name: /^Picture/ })
    .filter((button) => button.hasAttribute('aria-current'))
    .map((button) => button.getAttribute('aria-label'))

it('opens on the picture that was pressed', () => {
  open(1)
  expect(current()).toEqual(['Picture 2 of 3'])
})

it('steps by buttons and thumbnails, and rests at either end', async () => {
  open()
  const previous = screen.getByRole('button', { name: 'Previous picture' })
  const next = screen.getByRole('button', { name: 'Next picture' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
  expect(current()).toEqual(['Picture 3 of 3'])
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(previous)
  expect(current()).toEqual(['Picture 2 of 3'])
})

it('keeps pictures that are not shown from the keyboard and from screen readers', () => {
  const { dialog } = open(1)
  const slides = within(dialog).getAllByRole('group', { hidden: true })
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true])
})

it('needs no steps for a single picture', () => {
  open(0, 1)
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
})

it('closes by its button', async () => {
  const { onClose } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes by the back button of the browser', () => {
  const { onClose } = open()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledOnce()
})
