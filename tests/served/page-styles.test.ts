import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { test } from './served-shop.ts'

test('a page holds the styles of the blocks it has and of no others, and waits for no file', async ({
  origin,
}) => {
  const pageAt = async (path: string) => {
    const response = await fetch(origin + path)
    const html = await response.text()
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('rel="stylesheet"')
    const [, names = '', css = ''] = /<style data-sheets="([^"]+)">(.+?)<\/style>/s.exec(html) ?? []
    expect(response.headers.get('x-welt-inline-styles')).toBeNull()
    return { names, css, policy: response.headers.get('content-security-policy') ?? '' }
  }
  const home = await pageAt('/en-us')
  expect(home.names).toContain('+collection+')
  expect(home.css).toContain('.hero-banner')
  const privacy = await pageAt('/en-us/privacy')
  expect(privacy.names).not.toContain('collection')
  const source = createHash('sha256').update(home.css).digest('base64')
  expect(home.policy).toContain(`'sha256-${source}'`)
  expect(privacy.policy).not.toContain(source)
})

test.for([
  '/en-us',
  '/en-us/c/women/shoes-1100',
  '/de-de/cart',
  '/en-us/checkout',
  '/fr-fr/sign-in',
  '/en-us/nothing',
])(
  'the policy of %s names what stands in the page, and the page’s headers are short',
  async (path, { origin }) => {
    const response = await fetch(origin + path)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, styles = ''] = /style-src 'self' ([^;]*)/.exec(policy) ?? []
    const inPage = [...html.matchAll(/<style[^>]*>(.+?)<\/style>/gs)].map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    )
    expect(new Set(styles.split(' '))).toEqual(new Set(inPage))
    const bytes = [...response.headers].reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      0,
    )
    expect(bytes).toBeLessThanOrEqual(2_000)
  },
)

test('styles that a page fetches later are kept for a year', async ({ origin }) => {
  const example = await (await fetch(`${origin}/en-us/gallery/hero-banner/full-width`)).text()
  const [, address = ''] = /href="(\/styles\/[^"]+)"/.exec(example) ?? []
  const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toContain('.hero-banner')
  expect((await fetch(`${origin}/styles/x/block+block.css`)).status).toBe(404)
  expect((await fetch(`${origin}/styles/x/block.css`)).headers.get('cache-control')).toBe('no-cache')
})

test.for([
  '/en-us/nothing',
  '/en-us/gallery/nothing',
  '/xx/nothing',
  '/en-us/p/nothing',
  '/en-us/c/nothing',
  '/en-us/stores/nothing',
  '/en-us/enrollment/nothing',
  '/de-de/help/nothing',
])('what is missing at %s has its styles', async (path, { origin }) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(404)
  const policy = response.headers.get('content-security-policy')
  const styles = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
  expect(styles.length).toBeGreaterThan(1)
  for (const [, css = ''] of styles)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})
