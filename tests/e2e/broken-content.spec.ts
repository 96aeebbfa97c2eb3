import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startShop } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'

test('with broken content files every page can still be read', async ({ page, data }) => {
  const content = join(data, 'content')
  await cp('demo/content', content, { recursive: true })
  const landing =
    (await readdir(join(content, 'en/page'))).find((name) => /^(?!home|error).+\.json$/.test(name)) ?? ''
  const shop = await startShop(data, { CONTENT_FOLDER: content })

  await writeFile(join(content, 'en/menu.json'), '{ "name": "menu", ')
  await writeFile(join(content, 'en/footer.json'), '[]')
  await page.goto(`${shop.url}/en-us`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await writeFile(join(content, 'en/page', landing), 'not JSON at all')
  const broken = await fetch(`${shop.url}/en-us/${landing.replace('.json', '')}`)
  const text = await broken.text()
  expect(text).toContain('<h1')
  expect(text).not.toMatch(/SyntaxError|node_modules|\bat .+:\d+:\d+/)

  await page.close()
  await shop.end('SIGTERM')
})

const words = (text: string) => ({ type: 'rich-text', richText: `<p>${text}</p>` })
const fragment = (fragmentId: string) => ({ type: 'fragment', fragmentId })
const nested = (depth: number): object =>
  depth === 0 ? words('deep') : { type: 'collection', items: [nested(depth - 1)] }
const lost = { publicId: 'no/such/picture', width: 1200, height: 800, alt: 'a lost picture' }

/** Elements by whose id or name a script would find them in place of what it looks for. */
const clobbering = [
  'cookie',
  'body',
  'head',
  'forms',
  'querySelector',
  'getElementById',
  'dataLayer',
  'weltShop',
]
  .map(
    (name) =>
      `<a id="${name}" name="${name}" href="/women">${name}</a><form name="${name}"><input name="action" id="submit"></form><img name="${name}" src="/x.png" alt="">`,
  )
  .join(' ')

const brokenItems: [string, unknown][] = [
  ['there is no such block', { type: 'teleporter' }],
  ['size: ', { type: 'spacer', size: 'huge' }],
  ['expected object', 17],
  ['there is no fragment nowhere', fragment('nowhere')],
  ['the fragment holds itself', fragment('ring')],
  ['richText: Too big', words('x'.repeat(1024 * 1024))],
  [
    'of which the first 100 are shown',
    { type: 'collection', items: Array(5_000).fill(words('one of many')) },
  ],
  ['nested deeper than 12 blocks', nested(40)],
  ['must be http(s)', { type: 'split-banner', targets: [{ text: 'x', url: 'javascript:alert(1)' }] }],
]

test.describe('what cannot be shown', () => {
  test.use({ expectedFaults: [/404/] })

  test('leaves the rest of the page as it is, and a line in the log', async ({ page, data }) => {
    const content = join(data, 'content')
    await cp('demo/content', content, { recursive: true })
    const write = (file: string, items: unknown[]) =>
      writeFile(
        join(content, 'en', file),
        JSON.stringify({ id: file, slug: file, sections: [{ name: 'main', items }] }),
      )
    await write('fragment/ring.json', [words('round'), fragment('ring-2')])
    await write('fragment/ring-2.json', [fragment('ring')])
    const poisoned =
      '<p>kept<script>alert(1)</script><a href="javascript:alert(1)">a</a> <a href="https://example.org">b</a></p>'
    await write('page/broken.json', [
      { type: 'hero-banner', title: 'Still here', titleH1: true },
      ...brokenItems.flatMap(([, item], index) => [item, words(`after ${index}`)]),
      { type: 'image-banner', title: 'Without its picture', media: lost },
      { type: 'rich-text', richText: poisoned },
      { type: 'rich-text', titleHtml: clobbering, richText: `<p>${clobbering}</p>` },
      { type: 'hero-banner', title: 'A banner', richText: `<p>${clobbering}</p>` },
      words('the end'),
    ])
    const shop = await startShop(data, { CONTENT_FOLDER: content, LOG_LEVEL: 'warn' })

    const answer = await page.request.get(`${shop.url}/en-us/broken`, {
      headers: { 'x-correlation-id': 'trace-of-this-request' },
    })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    for (const index of brokenItems.keys()) expect(html).toContain(`after ${index}</p>`)
    expect(html).not.toMatch(/class="block-problem|<script>alert|javascript:/)
    expect(html.match(/>getElementById<\/a>/g)).toHaveLength(3)
    expect(html).toMatch(/<a href="https:\/\/example\.org" rel="noopener">/)
    const lines = shop
      .output()
      .split('\n')
      .filter((line) => line.includes('trace-of-this-request'))
    brokenItems.forEach(([reason], index) => {
      const path = `sections[0].items[${1 + 2 * index}]`
      const said = lines.filter((line) => line.includes(`"path":"${path}`))
      expect(said.map((line) => line.includes(reason))).toEqual([true])
    })

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry)
            document.documentElement.dataset['shift'] = String(
              Number(document.documentElement.dataset['shift'] ?? 0) + Number(entry.value),
            )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${shop.url}/en-us/broken`, { waitUntil: 'networkidle' })
    const found = await page.evaluate(() => ({
      cookie: typeof document.cookie,
      body: document.body instanceof HTMLBodyElement,
      head: document.head instanceof HTMLHeadElement,
      forms: document.forms instanceof HTMLCollection,
      methods: [typeof document.querySelector, typeof document.getElementById],
      globals: ['dataLayer', 'weltShop', 'ApplePaySession'].filter(
        (name) => Reflect.get(window, name) instanceof Node,
      ),
      named: document.querySelectorAll('main :is(a, img, form)[name], main :is(a, img)[id]').length,
    }))
    expect(found).toEqual({
      ...{ cookie: 'string', body: true, head: true, forms: true, globals: [], named: 0 },
      methods: ['function', 'function'],
    })
    await page.getByAltText('a lost picture').scrollIntoViewIfNeeded()
    await page.getByText('the end', { exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByText('the end', { exact: true })).toBeInViewport()
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.001)
    await page.close()
    await shop.end('SIGTERM')
  })
})
