import { HtmlValidate } from 'html-validate'
import { someProduct } from '#tests/setup/some-product.ts'
import { expect, test } from './shop-test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The site's name takes its share of a title; how long a title may be is the editor's concern.
    'long-title': 'off',
    // Styles that are data: swatch colours and focal points of pictures.
    'no-inline-style': 'off',
    // All files come from the shop's own origin.
    'require-sri': 'off',
  },
})

/** Astro writes this beside the first island of a page, wherever that stands. */
const islandStyle = /<style>astro-island[^<]*<\/style>/g

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
    const { results } = await validator.validateString(html.replaceAll(islandStyle, ''))
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
    )
    expect(faults, path).toEqual([])
  }
})
