import { expect } from 'vitest'
import { someProduct } from '#tests/setup/some-product.ts'
import { htmlFaults } from '#tests/e2e/html-rules.ts'
import { test } from './served-shop.ts'

test('every kind of page is valid HTML', async ({ origin }) => {
  const { url, listingUrl } = await someProduct(origin)
  for (const path of [
    '/en-us',
    '/de-de',
    listingUrl,
    url,
    '/en-us/cart',
    '/en-us/search?q=boot',
    '/en-us/no-such-page',
  ]) {
    const html = await (await fetch(origin + path)).text()
    expect(await htmlFaults(html), path).toEqual([])
  }
})
