import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const Page = ({ onClose = () => undefined }: { onClose?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} onClose={close} title="Sizes" closeLabel="Close" footer={<p>Below</p>}>
        <a href="/help">Help</a>
      </Dialog>
    </>
  )
}

it('is shut until it is opened, then modal and named by its title', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Sizes' })).toBeTruthy()
  expect(showModal).toHaveBeenCalledOnce()
  expect(screen.getByText('Below')).toBeTruthy()
})

it.each([true, false])('begins in its first field only where it is to be filled in: %s', (isForm) => {
  render(
    <Dialog isOpen isForm={isForm} onClose={() => undefined} title="Way" closeLabel="Close">
      <input type="hidden" name="from" />
      <label>
        <input type="radio" name="way" /> on foot
      </label>
      <label>
        <input type="radio" name="way" defaultChecked /> by bus
      </label>
      <input name="stop" />
    </Dialog>,
  )
  expect(document.activeElement === screen.getByLabelText('by bus')).toBe(isForm)
})

it('closes by its button, once', async () => {
  const onClose = vi.fn()
  render(<Page onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClose).toHaveBeenCalled()
})

it('closes by a press beside it, not by one within', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByText('Below'))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps the width of the scroll bar for the page behind', async () => {
  vi.stubGlobal('innerWidth', 1015)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.documentElement.style.getPropertyValue('--scroll-bar')).toBe('15px')
  vi.unstubAllGlobals()
})

it('takes no second press on its button for one on what lay below', async () => {
  const onPress = vi.fn()
  render(
    <>
      <button onClick={onPress}>Below</button>
      <Page />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const below = screen.getByRole('button', { name: 'Below' })
  fireEvent.click(below, { detail: 2 })
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(below, { detail: 1 })
  expect(onPress).toHaveBeenCalledOnce()
})
