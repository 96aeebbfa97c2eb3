import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cartItem } from '#tests/fixtures/cart.ts'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { LineActions } from './LineActions.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/base/settings.ts', async (original) => {
  const { settings } = await original<{ settings: object }>()
  return { settings: { ...settings, hasFavorites: false } }
})

it('has no heart where the shop has no favorites', () => {
  render(
    <LineActions
      item={cartItem({ id: 'a', upc: 'a-9' })}
      quantity={1}
      locale="en-us"
      texts={cartTexts.item}
      onQuantity={() => undefined}
      onRemove={() => undefined}
    />,
  )
  expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove Ridge Runner' })).toBeTruthy()
})
