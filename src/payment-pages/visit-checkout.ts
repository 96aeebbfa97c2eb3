import type { NewId } from '#src/base/ids.ts'
import type { Result } from '#src/base/result.ts'
import { createClient } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { RequiredField } from '#src/contract/address/address-fields.ts'
import type { ShippingAddress } from '#src/contract/cart/cart-address.ts'
import { sites } from '#src/contract/sites.ts'
import type { SentPage } from './compare-page.ts'

export type VisitDependencies = {
  /** Scheme, host and port of the shop. */
  origin: string
  fetch: typeof fetch
  newId: NewId
}

/** The pages that take payment, in the order in which a shopper comes to them. */
const pages = ['shipping', 'billing'] as const

const [site] = sites

const address = {
  ...{ shippingId: 'me', firstName: 'Payment', lastName: 'Check', addressLine1: '350 5th Avenue' },
  ...{ city: 'New York', province: 'NY', postalCode: '10118', country: 'United States', countryCode: 'US' },
  ...{ phone: '2125550100', email: 'payment-check@example.com' },
} satisfies ShippingAddress & Record<RequiredField, string>

const valueOf = <T>(result: Result<T, ClientError>): T => {
  if (!result.ok) throw new Error(`The check found no way to the checkout: ${result.error.errorId}`)
  return result.value
}

/** A `fetch` that keeps cookies, as a browser of its own does. */
const withCookies = (send: typeof fetch) => {
  const cookies = new Map<string, string>()
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/**
 * Goes to the checkout of a running shop as a guest with a cart of its own, which is empty again afterwards, and gives its pages as they
 * were sent. Throws where a cart cannot be had.
 */
export const visitCheckout = async ({
  origin,
  fetch: send,
  newId,
}: VisitDependencies): Promise<SentPage[]> => {
  const browse = withCookies(send)
  const { locale, region } = site
  const { call } = createClient({ fetch: browse, baseUrl: origin, locale, region, newId })
  valueOf(await call('POST /token/v2/auth/token', {}))
  const { products } = valueOf(await call('GET /products/v2/catalog', { query: {} }))
  let cart
  for (const { id } of products) {
    const product = await call('GET /products/v2/products/{productId}/details', { path: { productId: id } })
    const variant = product.ok && product.value.variants.find(({ quantity }) => quantity > 0)
    const item = variant && { productId: id, upc: variant.upc, qty: 1, maxQty: 1 }
    const made = item ? await call('POST /cart/v1/cartWithItem', { body: item }) : undefined
    if (made?.ok) cart = made.value
    if (cart) break
  }
  if (!cart) throw new Error('The check found nothing to put into a cart.')
  const path = { basketId: cart.id }
  valueOf(
    await call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses: [address] } }),
  )
  const sent: SentPage[] = []
  for (const page of pages) {
    const url = `${origin}/${locale}/checkout/${page}`
    const response = await browse(url)
    sent.push({ url, status: response.status, headers: response.headers, html: await response.text() })
  }
  for (const { id } of cart.items)
    await call('DELETE /cart/v1/item', { body: { cartId: cart.id, itemId: id } })
  return sent
}
