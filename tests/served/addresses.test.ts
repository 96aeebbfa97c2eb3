import { expect } from 'vitest'
import { someProduct } from '#tests/setup/some-product.ts'
import { test } from './served-shop.ts'

const responseOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { redirect: 'manual', headers })
  return { status: answer.status, to: answer.headers.get('location'), headers: answer.headers }
}

for (const [address, to] of [
  ['/en-us/', '/en-us'],
  ['/EN-US', '/en-us'],
  ['/De-dE/cart?preview=true', '/de-de/cart?preview=true'],
  ['/fr-ca//stories/the-welt/', '/fr-ca/stories/the-welt'],
  ['/..//host.example/', '/host.example'],
  ['/en-us/c/nothing-1000?sort=newest&siteId=x', '/en-us/c/women-1000?sort=newest&siteId=x'],
  ['/en-us/c/1000', '/en-us/c/women-1000'],
  ['/en-us/c/', '/en-us/c'],
  ['/en-us/c/women-1000/2', '/en-us/c/women-1000?page=2'],
  ['/en-us/c/women', '/en-us/c/women-1000'],
  ['/en-us/women-c1000', '/en-us/c/women-1000'],
  ['/en-us/women-C1000/2?preview=true', '/en-us/c/women-1000?preview=true&page=2'],
] as const) {
  test(`${address} leads for good to ${to}`, async ({ origin }) => {
    const answer = await responseOf(`${origin}${address}`)
    expect(answer).toMatchObject({ status: 301, to })
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=[1-9]/)
    expect((await responseOf(`${origin}${to}`)).headers.get('location')).toBeNull()
  })
}

test('a product has one address, whatever the slug, the case or the form', async ({ origin }) => {
  const { url, productId } = await someProduct(origin)
  const slug = url.replace(/^\/en-us\/p\/(.*)-[^-]*$/, '$1')
  expect(await responseOf(`${origin}${url}`)).toMatchObject({ status: 200 })
  for (const path of [
    `/en-us/p/other-name-${productId}`,
    `/en-us/p/${productId}`,
    `/en-us/p/${slug}-${productId.toLowerCase()}`,
    `/en-us/${slug}-p${productId}`,
    `/en-us/${slug}-p${productId.toLowerCase()}`,
    `/en-us/${slug}-P${productId}`,
  ])
    expect(await responseOf(`${origin}${path}?color=x&preview=true`), path).toMatchObject({
      status: 301,
      to: `${url}?color=x&preview=true`,
    })
})

for (const path of [
  '/en-us/search?page=99',
  '/en-us/search?q=boot&page=99',
  '/en-us/search?q=boot&page=99999999999999',
  '/en-us/c?page=99',
  '/en-us/c/women-1000?page=99',
  '/en-us/c/women-1000/99',
  '/en-us/c/gifts-293/4',
  '/en-us/c/summer-2026',
  `/en-us/c/${'a'.repeat(300)}`,
  '/en-us/c/x-%00',
  `/en-us/p/x-${'9'.repeat(300)}`,
  '/en-us/nothing-pabcdefgh',
  '/en-xx/cart',
  '/sitemap-en-xx.xml',
]) {
  test(`${path.slice(0, 40)} is not there`, async ({ origin }) => {
    expect(await responseOf(`${origin}${path}`)).toMatchObject({ status: 404, to: null })
  })
}

for (const [address, to] of [
  ['/?localePath=/c/women-1000', '/de-de/c/women-1000'],
  ['/fr-ca?localePath=/c/women-1000&preview=true', '/fr-ca/c/women-1000?preview=true'],
  ['/en-us/stories/the-welt?localePath=fr-fr', '/fr-fr/stories/the-welt'],
  ['/en-us?localePath=/FR-CA/cart', '/fr-ca/cart'],
] as const) {
  test(`${address} leads to ${to} for a German`, async ({ origin }) => {
    const answer = await responseOf(`${origin}${address}`, { 'accept-language': 'de' })
    expect(answer).toMatchObject({ status: 302, to })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })
}

test('addresses of a Shopify shop lead to what they showed, in the visitor’s site', async ({ origin }) => {
  const { url, upc } = await someProduct(origin)
  const handle = url.replace(/^.*\/(.*)-[^-]*$/, '$1')
  const german = url.replace('/en-us/', '/de-de/')
  for (const [address, to] of [
    [`/products/${handle}?utm_source=mail`, `${german}?utm_source=mail`],
    [`/products/${handle.toUpperCase()}?variant=${upc}`, `${german}?variant=${upc}`],
    [`/products/${handle}?variant=4200000000001&preview=true`, `${german}?preview=true`],
    [`/collections/women/products/${handle}`, german],
    ['/collections/women?sort=newest', '/de-de/c/women-1000?sort=newest'],
    ['/cart', '/de-de/cart'],
    [`/en-gb/products/${handle}`, url.replace('/en-us/', '/en-gb/')],
    ['/en-gb/collections/women', '/en-gb/c/women-1000'],
    [`/en-gb/collections/women/products/${handle}`, url.replace('/en-us/', '/en-gb/')],
  ] as const) {
    const answer = await responseOf(`${origin}${address}`, { 'accept-language': 'de' })
    expect(answer, address).toMatchObject({ status: 301, to })
    const byLanguage = !address.startsWith('/en-gb')
    expect(answer.headers.get('cache-control')).toMatch(byLanguage ? /^private/ : /^public/)
    if (byLanguage) expect(answer.headers.get('vary')).toContain('Accept-Language')
  }
  for (const address of ['/products/no-such-handle', '/collections/no-such-handle'])
    expect(await responseOf(`${origin}${address}`), address).toMatchObject({ status: 404 })
})

test('a localePath that leads away is ignored', async ({ origin }) => {
  for (const wanted of ['//host.example', '/en-us/..//host.example', '/%5Chost.example/..', 'xx-yy'])
    expect((await responseOf(`${origin}/en-us?localePath=${wanted}`)).to ?? '/').toMatch(/^\/(?![/\\])/)
})

test('a photo report leads back to this shop only', async ({ origin }) => {
  for (const [back, to] of [
    ['/en-us/stories/the-welt#photos', '/en-us/stories/the-welt?reported=failed#photos'],
    ['/en-us/..//host.example', '/en-us?reported=failed'],
    ['//host.example', '/en-us?reported=failed'],
  ] as const) {
    const answer = await fetch(`${origin}/en-us/photos/report`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: origin },
      body: new URLSearchParams({ mediaId: 'none', back }),
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(to)
  }
})
