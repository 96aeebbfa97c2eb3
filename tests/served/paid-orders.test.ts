import { expect } from 'vitest'
import { z } from 'zod'
import { siteOf } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { brandName } from '#src/contract/brand.ts'
import { languages, placeAt } from '#tests/fixtures/checkout-places.ts'
import { openPlainBrowser } from './plain-browser.ts'
import { test } from './served-shop.ts'

const locales = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de', 'fr-fr'] as const
const fleece = 'MW2101FL'
const challenged = { cardNumber: '4212 3456 7891 0006', cardExpiry: '12/39', cardCode: '737' }

const details = z.object({ variants: z.array(z.object({ upc: z.string(), quantity: z.number() })) })
const made = z.object({ id: z.string() })

for (const locale of locales)
  for (const method of ['CREDIT_CARD', 'KLARNA', 'PAYPAL'] as const)
    test(`an order on ${locale} is paid by ${method}, without script`, async ({ origin }) => {
      const { acquirer, checkout, tenders } = messages[languages[locale]]
      const { send, visit, press } = openPlainBrowser(origin)
      const call = async (path: string, body?: object): Promise<unknown> => {
        const headers = { 'x-locale': locale, 'content-type': 'application/json' }
        const post = { method: 'POST', body: JSON.stringify(body) }
        return (await send(path, { headers, ...(body && post) })).json()
      }
      await call('/token/v2/auth/token', {})
      const { variants } = details.parse(await call(`/products/v2/products/${fleece}/details`))
      const [best] = variants.toSorted((a, b) => b.quantity - a.quantity)
      const item = { productId: fleece, upc: best?.upc, qty: 1 }
      const { id } = made.parse(await call('/cart/v1/cartWithItem', item))
      await call(`/cart/v2/cart/${id}/shippingAddress`, { addresses: [placeAt(locale)] })

      const isCard = method === 'CREDIT_CARD'
      const billing = await visit(`/${locale}/checkout/billing`)
      const way = isCard ? challenged : { method }
      const review = await press(billing, checkout.billing.continue, way)
      const isObliged = siteOf(locale)?.region === 'EMEA'
      const waiting = await press(review, isObliged ? checkout.review.buyObliged : checkout.review.buy)
      const frame = waiting.document.querySelector('iframe')?.getAttribute('src')
      const bank = isCard ? await visit(frame ?? '') : waiting
      const decided = await press(bank, acquirer[isCard ? 'challenge' : 'pay'].approve)
      const placed = await press(decided, formatMessage(acquirer.goOn, { brand: brandName }, locale))

      expect(new URL(placed.url).pathname).toBe(`/${locale}/order-confirmation`)
      expect(placed.html).toMatch(new RegExp(`<html lang="${languages[locale]}`))
      const main = placed.document.querySelector('main')
      expect(main?.querySelector('h1')?.textContent.trim()).toBe(checkout.confirmation.title)
      expect(main?.textContent).toContain(isCard ? '0006' : tenders.names[method])
    })
