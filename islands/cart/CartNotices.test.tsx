import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cartOf } from '#tests/fixtures/cart.ts'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { CartNotices } from './CartNotices.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'

const flash = { type: 'PickupToSth', message: 'Delivered instead.' }

it('shows a failure as an alert, and what the server says as a status', () => {
  const cart = { ...cartOf('c', 1, []), flash: [flash] }
  const failure = { errorId: 'BSK409', message: '', additionalInfo: {} }
  render(<CartNotices cart={cart} failure={failure} texts={cartTexts} locale="en-us" />)
  expect(screen.getByRole('alert').textContent).toBe(cartTexts.errors.byCode.BSK409)
  expect(screen.getByRole('status').textContent).toBe(cartTexts.errors.flash.PickupToSth)
})

it('takes no place when there is nothing to say', () => {
  const { container } = render(
    <CartNotices cart={cartOf('c', 1, [])} failure={undefined} texts={cartTexts} locale="en-us" />,
  )
  expect(container.children).toHaveLength(0)
})

it('holds the place of lines under the name of what is loading', () => {
  render(<CartSkeleton label="Loading your cart" lines={3} />)
  const status = screen.getByRole('status', { name: 'Loading your cart' })
  expect(status.children).toHaveLength(3)
})
