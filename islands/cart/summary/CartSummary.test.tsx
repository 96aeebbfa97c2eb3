import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cartTexts, countries } from '#tests/fixtures/cart-screen.ts'
import { cartItem, cartOf, homeDelivery } from '#tests/fixtures/cart.ts'
import { openShop, server, cart as store } from '#tests/fixtures/shop-stores.ts'
import { CartSummary } from './CartSummary.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(async () => {
  openShop()
  await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
})

const cart = { ...cartOf('c', 1, [cartItem({ id: 'a', upc: 'a-9' })]), shippingMethods: [homeDelivery()] }
const show = (change: Partial<typeof cart> = {}) =>
  render(
    <CartSummary
      cart={{ ...cart, ...change }}
      isBusy={false}
      notices={{}}
      countries={countries}
      locale="en-us"
      texts={cartTexts}
    />,
  )

it('offers ways of delivery with their price, in the order the API gives', async () => {
  show()
  const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(options).toEqual(['Express1–2 business days$14.95', 'Standard3–5 business daysFree'])
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }))
  await waitFor(() => expect(server.requested).toContain('POST /cart/v1/shippingMethod'))
})

it('asks nothing where there is one way only', () => {
  const { applicableShippingMethods, ...shipment } = homeDelivery()
  show({ shippingMethods: [{ ...shipment, applicableShippingMethods: applicableShippingMethods.slice(1) }] })
  expect(screen.queryByRole('radio')).toBeNull()
})

it('estimates for a postal code, and for no address that is known', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByText('Estimate delivery and tax'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Postal code' }), '10001{Enter}')
  await waitFor(() => expect(server.requested.filter((call) => call.endsWith('/estimate'))).toHaveLength(1))
  unmount()
  show({ shippingAddresses: [{ shippingId: 'me', countryCode: 'US' }] })
  expect(screen.queryByText('Estimate delivery and tax')).toBeNull()
})
