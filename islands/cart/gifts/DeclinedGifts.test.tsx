import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { openShop, server, cart as store } from '#tests/fixtures/shop-stores.ts'
import { DeclinedGifts } from './DeclinedGifts.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const gifts = [
  {
    promotionId: 'GWP_SOCKS',
    choices: [
      { productId: 'WOOLSOCKS', upc: 'socks', name: 'Wool Sock' },
      { productId: 'TEESHIRT01', upc: 'tee', name: 'Tee' },
    ],
  },
]

beforeEach(async () => {
  openShop()
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
})

it('takes back the gift that is pressed, and posts by itself until scripts run', async () => {
  const { container } = render(<DeclinedGifts gifts={gifts} locale="en-us" texts={cartTexts.declined} />)
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/en-us/cart/take-gift')
  const tee = screen.getByRole('button', { name: 'Add Tee' })
  expect(tee).toHaveProperty('value', 'TEESHIRT01 tee')
  await userEvent.click(tee)
  await waitFor(() => expect(server.unitsOf('tee')).toBe(1))
})
