import { someProduct } from '#tests/setup/some-product.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'

test('every kind of page is valid HTML', async ({ baseURL }) => {
  const { url, listingUrl } = await someProduct(baseURL ?? '')
  for (const path of [
    '/en-us',
    '/de-de',
    listingUrl,
    url,
    '/en-us/cart',
    '/en-us/search?q=boot',
    '/en-us/no-such-page',
  ]) {
    const html = await (await fetch(baseURL + path)).text()
    expect(await htmlFaults(html), path).toEqual([])
  }
})
