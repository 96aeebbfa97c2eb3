import { expect } from 'vitest'
import { test } from './served-shop.ts'

const forEmpty = 'Rain is just weather'
const forFilled = 'Laced up and ready'

const htmlOf = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url, { headers })).text()

test('the HTML holds only what was selected, says what it varies on, and sets no cookie', async ({
  origin,
}) => {
  const html = async (cookie?: string) => {
    const answer = await fetch(`${origin}/en-us`, { headers: cookie ? { cookie } : {} })
    expect(answer.headers.get('x-welt-varies-on')).toBe('cart-not-empty experience/home-welt-story')
    expect(answer.headers.get('cache-control')).toContain('private')
    expect(answer.headers.getSetCookie()).toEqual([])
    return answer.text()
  }
  const empty = await html()
  expect(empty).toContain(forEmpty)
  expect(empty).not.toContain(forFilled)
  const filled = await html(`welt_visitor=${encodeURIComponent('{"units":2}')}`)
  expect(filled).toContain(forFilled)
  expect(filled).not.toContain(forEmpty)
})

test('a shopper cannot choose by the query in production', async ({ origin }) => {
  const query = encodeURIComponent('{"variants":["cart-not-empty"]}')
  expect(await htmlOf(`${origin}/en-us?p13n_testcontext=${query}`)).toContain(forEmpty)
})

test('a fragment is the same for everyone, and gone when the content has changed', async ({ origin }) => {
  const [, at = '', version = ''] =
    /at&quot;:&quot;([^&]+)&quot;,&quot;version&quot;:&quot;(\w+)&quot;\},&quot;selected&quot;:&quot;baselines&quot;,&quot;by&quot;:&quot;facts/.exec(
      await htmlOf(`${origin}/en-us`),
    ) ?? []
  const address = (mark: string) =>
    `${origin}/en-us/-/variant/page/home?at=${encodeURIComponent(at)}&v=${mark}&is=cart-not-empty`
  const fragment = await fetch(address(version))
  expect(fragment.headers.get('cache-control')).toContain('public')
  expect(fragment.headers.get('x-robots-tag')).toBe('noindex')
  const text = await fragment.text()
  expect(text).toContain(forFilled)
  expect(text).toContain('rel="stylesheet"')
  expect(text).not.toContain('<html')
  expect((await fetch(address('other'))).status).toBe(404)
})

test('the signal of Global Privacy Control and the choice of cookies change no page', async ({ origin }) => {
  for (const path of ['/en-gb/privacy', '/en-us/stories/the-welt']) {
    const url = `${origin}${path}`
    const plain = await htmlOf(url)
    expect(await htmlOf(url, { 'sec-gpc': '1' })).toBe(plain)
    const cookie = 'OptanonConsent=version=202611.2.0&interactionCount=1'
    expect(await htmlOf(url, { cookie })).toBe(plain)
  }
})

test('a page without promotions tells analytics of none', async ({ origin }) => {
  expect(await htmlOf(`${origin}/en-us/privacy`)).not.toContain('data-promotion-id')
  expect(await htmlOf(`${origin}/en-us/promotions`)).toContain('data-promotion-id')
})
