import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { orderSchema, type Order } from '#src/contract/orders/order.ts'
import { fillCart, type CartFilling } from './filled-cart.ts'

const addresses = {
  'en-us': {
    countryCode: 'US',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94105',
    phone: '4155550100',
  },
  'fr-fr': { countryCode: 'FR', city: 'Nantes', postalCode: '44000', phone: '0240419000' },
  'de-de': { countryCode: 'DE', city: 'Hamburg', postalCode: '20457', phone: '0403290900' },
} as const

const cardToken = z.object({ token: z.string() })

/** Cards by what the embedded acquirer does with them. */
export const cards = { paying: '4111 1111 1111 1111', challenging: '4212 3456 7891 0006' } as const

const card = { expiry: '03/39', code: '737' }

/** The address of a shop other than that of all tests, and what is done to the cart before its order. */
type Besides = { shop?: string; prepare?: (cartId: string) => Promise<void> }

/** Places an order of the visitor by the API, paid by card, for the email and home of Anna Berg. */
export const placeOrder = async (
  page: Page,
  locale: keyof typeof addresses,
  filling: readonly CartFilling[],
  email = 'anna.berg@example.com',
  number: string = cards.paying,
  { shop = '', prepare }: Besides = {},
): Promise<Order> => {
  const { request } = page
  const headers = { 'x-locale': locale }
  const cartId = await fillCart(page, locale, filling, shop)
  await prepare?.(cartId)
  const person = { firstName: 'Anna', lastName: 'Berg', addressLine1: '12 Harbour Street', email }
  const billingAddress = { ...person, ...addresses[locale] }
  const destination = { addresses: [{ ...billingAddress, shippingId: 'me' }] }
  await request.post(`${shop}/cart/v2/cart/${cartId}/shippingAddress`, { headers, data: destination })
  const tokenised = await request.post(`${shop}/acquirer/v1/cards`, { headers, data: { ...card, number } })
  const { token } = cardToken.parse(await tokenised.json())
  const paymentMethod = { code: 'CREDIT_CARD', additionalData: { token } }
  const placed = await request.put(`${shop}/cart/v2/checkout/order`, {
    headers,
    data: { cartId, billingAddress, paymentMethod },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  return orderSchema.parse(await placed.json())
}
