import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { smallPage, writeEntry, writeSmallContent } from '#tests/fixtures/small-content.ts'
import { serveFolder } from '#tests/setup/file-server.ts'
import { loadedData } from '#tests/setup/loaded-data.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { buildSite, type StaticReport } from '../../scripts/static/build-site.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test as base } from './shop-test.ts'

type StaticSite = {
  url: string
  data: string
  content: string
  folder: string
  build: () => Promise<StaticReport>
}

const shopOrigin = 'https://shop.example'
const locales = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de', 'fr-fr']

const test = base.extend<object, { site: StaticSite }>({
  site: [
    async ({ browserName }, use) => {
      const data = await loadedData(browserName)
      const content = await temporaryFolder('welt-content-')
      const folder = await temporaryFolder('welt-static-')
      await writeSmallContent(content)
      const variables = { CONTENT_FOLDER: content, WELT_DATA: data, PUBLIC_URL: shopOrigin }
      const build = () => buildSite({ root: process.cwd(), folder, variables, onPicture: () => undefined })
      const server = await serveFolder(folder)
      await use({ url: server.url, data, content, folder, build })
      await server.close()
      for (const one of [data, content, folder]) await rm(one, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** When each file of a folder was last written. */
const writtenAt = async (folder: string): Promise<Map<string, number>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, number]> => {
        const file = path.join(parentPath, name)
        return [path.relative(folder, file), (await stat(file)).mtimeMs]
      }),
    ),
  )
}

/** The files that were written between two looks at a folder. */
const writtenBetween = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...after].filter(([file, at]) => before.get(file) !== at).map(([file]) => file)

// One after another on one folder: building is what takes time.
test.describe.configure({ mode: 'serial' })

test('static pages: every locale, links, and what is missing', async ({ page, site, expectAccessible }) => {
  const report = await site.build()
  expect(report).toMatchObject({ pages: 12, rendered: 12, removed: 0 })
  expect(report.bytes).toBeGreaterThan(12_000)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const locale of locales) {
    const answer = await page.goto(`${site.url}/${locale}`)
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}$`, 'i'))
    const women = page.getByRole('link', { name: 'Women' }).last()
    await expect(women).toHaveAttribute('href', `${shopOrigin}/${locale}/c/women-1000`)
    await page.getByRole('link', { name: 'The tide' }).click()
    await expect(page).toHaveURL(`${site.url}/${locale}/stories/tide`)
    await expect(page.getByRole('heading', { level: 1, name: 'Tide' })).toBeVisible()
  }
  await expectAccessible()
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([])

  const files = [...(await writtenAt(site.folder)).keys()]
  expect(files.filter((file) => file.startsWith('pictures/')).length).toBeGreaterThan(3)
  expect(files).toEqual(expect.arrayContaining(['index.html', '404.html', 'robots.txt']))
  const missing = await fetch(`${site.url}/en-us/nowhere`)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Lost')
})

test('static pages select before paint, without a shift', async ({ page, site, context }) => {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value
      document.documentElement.dataset['shift'] = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
    // What any frame shows, from the first one on.
    let seen = ''
    let last = ''
    const look = (): void => {
      const now = document.querySelector('main')?.innerText ?? ''
      if (now !== last) document.documentElement.dataset['seen'] = seen += now
      last = now
      requestAnimationFrame(look)
    }
    look()
  })
  const shown = async (query = '') => {
    await page.goto(`${site.url}/en-us${query}`, { waitUntil: 'networkidle' })
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
    const texts = ['Nothing in your cart yet', 'Your cart is waiting', 'A warm welcome back']
    const now = await page.locator('main').innerText()
    const seen = (await page.locator('html').getAttribute('data-seen')) ?? ''
    const visible = texts.filter((text) => now.includes(text))
    expect(texts.filter((text) => seen.includes(text))).toEqual(visible)
    return visible
  }
  const wish = (variants: string[]) => `?p13n_testcontext=${encodeURIComponent(JSON.stringify({ variants }))}`
  expect(await shown()).toEqual(['Nothing in your cart yet'])
  expect(await shown(wish(['cart-not-empty', 'warm']))).toEqual(['A warm welcome back'])
  const visitor = encodeURIComponent(JSON.stringify({ units: 2 }))
  await context.addCookies([{ name: 'welt_visitor', value: visitor, url: site.url }])
  expect(await shown()).toEqual(['Your cart is waiting'])

  const decided = { decisions: { greeting: 'warm' } }
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('welt:decide', { detail })), decided)
  await expect(page.getByText('A warm welcome back')).toBeVisible()
  await expect(page.getByText('Your cart is waiting')).toBeHidden()
  await page.evaluate(() => {
    document.cookie = `welt_visitor=${encodeURIComponent('{"units":0}')}; path=/`
    window.dispatchEvent(new CustomEvent('welt:cart', { detail: { units: 0 } }))
  })
  await expect(page.getByText('Nothing in your cart yet')).toBeVisible()
})

test('static pages are written anew only where something changed', async ({ site }) => {
  const first = await writtenAt(site.folder)
  expect(await site.build()).toMatchObject({ pages: 12, rendered: 0, removed: 0, pictures: 0 })
  const second = await writtenAt(site.folder)
  expect(writtenBetween(first, second)).toEqual([])

  await writeEntry(site.content, 'de/page/stories/tide.json', smallPage('Ebbe'))
  expect(await site.build()).toMatchObject({ pages: 12, rendered: 1 })
  const third = await writtenAt(site.folder)
  const html = (files: string[]) =>
    files.filter((file) => file.endsWith('index.html') && file !== 'index.html')
  expect(html(writtenBetween(second, third))).toEqual(['de-de/stories/tide/index.html'])

  // What all pages of a language show changes them all, and no other.
  await writeEntry(site.content, 'fr/footer.json', {
    ...smallPage('footer'),
    sections: [{ name: 'footer', items: [{ type: 'footer', title: 'Au revoir' }] }],
  })
  expect(await site.build()).toMatchObject({ pages: 12, rendered: 4 })

  await rm(path.join(site.content, 'en/page/stories/tide.json'))
  const report = await site.build()
  expect(report.pages).toBe(9)
  const files = [...(await writtenAt(site.folder)).keys()]
  expect(files.filter((file) => file.includes('stories/tide')).sort()).toEqual([
    'de-de/stories/tide/index.html',
    'fr-ca/stories/tide/index.html',
    'fr-fr/stories/tide/index.html',
  ])
})

test('static pages are built beside the running shop, and tell what is wrong with the content', async ({
  site,
}) => {
  const shop = await startShop(site.data)
  await writeEntry(site.content, 'en/page/odd.json', smallPage('Odd', [{ type: 'teleporter' }]))
  const report = await site.build()
  expect(report.rendered).toBeGreaterThan(0)
  expect(report.log).toContain('teleporter')
  expect((await fetch(`${shop.url}/en-us/cart`)).status).toBe(200)
  await shop.end('SIGTERM')
  await rm(path.join(site.content, 'en/page/odd.json'))
})
