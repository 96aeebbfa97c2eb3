import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { cartItem, cartOf, nearPromotion } from '#tests/fixtures/cart.ts'
import { openShop } from '#tests/fixtures/shop-stores.ts'
import { PromotionProgress } from './PromotionProgress.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

const cart = (...approachingPromotions: ReturnType<typeof nearPromotion>[]) => ({
  ...cartOf('c', 1, [cartItem({ id: 'a', upc: 'a-9' })]),
  approachingPromotions,
})
const view = (shown: ReturnType<typeof cart>) => (
  <PromotionProgress cart={shown} locale="en-us" texts={cartTexts.offers} />
)

it('shows how far the cart has come, and no bar once it is there', () => {
  const { rerender } = render(view(cart(nearPromotion())))
  expect(screen.getByText('Only $25.00 more for free delivery.')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Free delivery' })
  expect(Number(bar.getAttribute('value'))).toBeCloseTo(2 / 3)
  rerender(view(cart(nearPromotion({ thresholdStatus: 'REACHED', calloutMessage: 'It is free.' }))))
  expect(screen.getByText('It is free.')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('is dismissed until it says something else', async () => {
  const { rerender } = render(view(cart(nearPromotion())))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Free delivery' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(document.activeElement?.getAttribute('role')).toBe('list')
  rerender(view(cart(nearPromotion({ thresholdStatus: 'REACHED', calloutMessage: 'It is free.' }))))
  expect(screen.getByText('It is free.')).toBeTruthy()
})
