import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { painted } from '#tests/setup/page-time.ts'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'

const key = 'a key that editors know'
const words = (text: string, schedule: object = {}) => ({
  type: 'rich-text',
  richText: `<p>${text}</p>`,
  ...schedule,
})

/** A shop whose English home page, footer and one landing page change in January and July 2040. */
const scheduledShop = async (data: string, more: Record<string, string> = {}): Promise<ShopProcess> => {
  const content = join(data, 'content')
  await cp('demo/content', content, { recursive: true })
  const scheduled = async (file: string, ...items: object[]): Promise<void> => {
    const path = join(content, 'en', file)
    const page: unknown = JSON.parse(await readFile(path, 'utf8'))
    const section = { name: 'scheduled', items }
    const sections =
      typeof page === 'object' && page && 'sections' in page && Array.isArray(page.sections)
        ? [section, ...page.sections.map((one: unknown) => one)]
        : [section]
    await writeFile(path, JSON.stringify(Object.assign({}, page, { sections })))
  }
  const january = { publishAt: '2040-01-10T09:00:00-05:00', expireAt: '2040-02-01T00:00:00-05:00' }
  await scheduled(
    'page/home.json',
    words('Launch of the year', january),
    words('Bygone', { expireAt: '2020-01-01T00:00:00Z' }),
  )
  await scheduled('footer.json', words('Summer footer', { publishAt: '2040-07-01T00:00:00Z' }))
  await writeFile(
    join(content, 'en/page/later.json'),
    JSON.stringify({
      id: 'later',
      slug: 'later',
      publishAt: '2040-01-01T00:00:00Z',
      sections: [{ name: 'main', items: [words('A page of the future'), { type: 'teleporter' }] }],
    }),
  )
  return startShop(data, { CONTENT_FOLDER: content, WELT_PREVIEW_KEY: key, ...more })
}

const signIn = async (page: Page, shop: ShopProcess): Promise<void> => {
  await page.goto(`${shop.url}/preview-sign-in`)
  await page.getByLabel('Preview key').fill(key)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
}

const at = (instant: string): string => `preview=true&previewDateTime=${encodeURIComponent(instant)}`

test('an editor sees the shop at any instant, in every part of the page, and goes from change to change', async ({
  page,
  data,
  expectAccessible,
}) => {
  const shop = await scheduledShop(data)
  await signIn(page, shop)
  const launch = page.getByText('Launch of the year')
  const footer = page.getByText('Summer footer')
  const bar = page.getByRole('complementary', { name: 'Preview' })

  await page.goto(`${shop.url}/en-us?${at('2040-01-10T14:00:00Z')}`)
  await expect(launch).toBeVisible()
  await expect(footer).toHaveCount(0)
  await bar.getByRole('link', { name: /Next change/ }).click()
  await expect(page).toHaveURL(/2040-02-01T05%3A00%3A00/)
  await expect(launch).toHaveCount(0)
  await bar.getByRole('link', { name: /Next change/ }).click()
  await expect(footer).toBeVisible()
  await bar.getByRole('link', { name: /Previous change/ }).click()
  await expect(footer).toHaveCount(0)
  await bar.getByRole('link', { name: /Previous change/ }).click()
  await bar.getByRole('link', { name: /Previous change/ }).click()
  await expect(launch).toBeVisible()
  await expect(page.getByText('Bygone')).toHaveCount(0)

  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/preview=true&previewDateTime=2040/)
  await expect(bar).toBeVisible()

  await bar.getByText('2040').first().click()
  await bar.getByLabel('Time zone').selectOption('UTC')
  await bar.getByLabel('Instant', { exact: true }).fill('2040-07-02T12:00')
  await expectAccessible('.preview-bar')
  await bar.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/previewDateTime=2040-07-02T12%3A00%3A00.000Z/)
  await expect(footer).toBeVisible()
  await bar.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page).not.toHaveURL(/preview/)
  await expect(bar).toHaveCount(0)
  await page.close()
  await shop.end('SIGTERM')
})

test.describe('pages that are not there yet', () => {
  test.use({ expectedFaults: [/404/] })

  test('show to editors alone, with what is wrong in them; nothing of it may be kept or found', async ({
    page,
    data,
  }) => {
    const shop = await scheduledShop(data)
    const later = `${shop.url}/en-us/later?${at('2040-06-01T00:00:00Z')}`
    expect((await page.goto(later))?.status()).toBe(404)
    await signIn(page, shop)
    const before = await page.goto(`${shop.url}/en-us/later?${at('2039-06-01T00:00:00Z')}`)
    expect(before?.status()).toBe(404)
    await page.getByRole('link', { name: /Next change: Dec 31, 2039/ }).click()
    await expect(page.getByText('A page of the future')).toBeVisible()
    const answer = await page.goto(later)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(page.getByText('A page of the future')).toBeVisible()
    await expect(page.locator('.block-problem')).toContainText('sections[0].items[1]')
    await expect(page.locator('.block-problem')).toContainText('there is no such block')
    expect((await page.goto(`${shop.url}/en-us/later`))?.status()).toBe(404)
    await page.close()
    await shop.end('SIGTERM')
  })
})

test('published answers say when they next change, and no cache may hold them longer', async ({ data }) => {
  const shop = await scheduledShop(data)
  const soon = new Date(Date.now() + 20_000).toISOString()
  const page = {
    id: 'x',
    slug: 'soon',
    sections: [{ name: 'main', items: [words('here', { expireAt: soon })] }],
  }
  await writeFile(join(data, 'content/en/page/soon.json'), JSON.stringify(page))
  const before = await fetch(`${shop.url}/en-us/soon`)
  expect(await before.text()).toContain('<p>here</p>')
  expect(before.headers.get('x-next-change')).toBe(soon)
  const shared = Number(/s-maxage=(\d+)/.exec(before.headers.get('cache-control') ?? '')?.[1])
  expect(shared).toBeLessThanOrEqual(20)
  const tag = before.headers.get('etag') ?? ''
  const requested = { headers: { 'if-none-match': tag } }
  expect((await fetch(`${shop.url}/en-us/soon`, requested)).status).toBe(304)
  await expect.poll(async () => (await fetch(`${shop.url}/en-us/soon`, requested)).status).toBe(200)
  const after = await fetch(`${shop.url}/en-us/soon`)
  expect(await after.text()).not.toContain('<p>here</p>')
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon))
  expect((await fetch(`${shop.url}/publish/caas/v1/canvas/page/en-us/later`)).status).toBe(404)
  expect((await fetch(`${shop.url}/preview/caas/v1/canvas/page/en-us/home`)).status).toBe(401)
  await shop.end('SIGTERM')
})

test('an editor chooses which segments and variants show, and is counted nowhere', async ({ page, data }) => {
  const shop = await startShop(data, { WELT_PREVIEW_KEY: key })
  await signIn(page, shop)
  await page.goto(`${shop.url}/en-us?preview=true`)
  await expect(page.getByRole('heading', { name: 'Rain is just weather' })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await bar.getByText('now', { exact: true }).click()
  await bar.getByLabel('Test context').fill('{"variants":["cart-not-empty","workshop"]}')
  await bar.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Laced up and ready' })).toBeVisible()
  const story = page.getByRole('heading', { name: 'Bring them back when they talk' })
  await story.scrollIntoViewIfNeeded()
  await expect(bar.getByText('cart-not-empty (test)')).toBeVisible()
  await expect(bar.getByText('home-welt-story workshop (test)')).toBeVisible()
  await painted(page)
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Shop women' }).click()
  await expect(page).toHaveURL(/en-us\/women\?.*p13n_testcontext=/)
  await page.close()
  await shop.end('SIGTERM')
})

test('a list of stories is held no longer than until one of them is over', async ({ data }) => {
  const content = join(data, 'content')
  await cp('demo/content', content, { recursive: true })
  const file = join(content, 'en/page/stories/the-welt.json')
  const story: unknown = JSON.parse(await readFile(file, 'utf8'))
  const soon = new Date(Date.now() + 25_000).toISOString()
  await writeFile(file, JSON.stringify(Object.assign({}, story, { expireAt: soon })))
  const shop = await startShop(data, { CONTENT_FOLDER: content })
  const stories = async () => {
    const answer = await fetch(`${shop.url}/en-us/stories`)
    return { until: answer.headers.get('x-next-change'), html: await answer.text() }
  }
  const before = await stories()
  expect(before.until).toBe(soon)
  const list = (html: string) => /data-results[^]*?data-more/.exec(html)?.[0] ?? ''
  expect(list(before.html)).toContain('/en-us/stories/the-welt')
  await expect.poll(async () => list((await stories()).html)).not.toContain('/en-us/stories/the-welt')
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon))
  expect((await stories()).until).not.toBe(soon)
  await shop.end('SIGTERM')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/400/] })

  test('the bar and the content viewer work by forms alone', async ({ page, data }) => {
    const shop = await scheduledShop(data)
    await page.goto(`${shop.url}/preview-sign-in?to=/preview-viewer`)
    await page.getByLabel('Preview key').fill('a wrong key')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('This key is not right.')
    await signIn(page, shop)
    await page.getByText('now', { exact: true }).click()
    await page.getByLabel('Instant', { exact: true }).fill('2040-01-10T09:00')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText('Launch of the year')).toBeVisible()

    await page.goto(`${shop.url}/preview-viewer`)
    await page.getByLabel('Doc type').selectOption('fragment')
    await page.getByLabel('Limit').selectOption('50')
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByText('localhost')).toBeVisible()
    await page.goto(`${shop.url}/preview-viewer?docType=`)
    await expect(page.getByRole('alert')).toHaveText('Doc type is required')
    await page.goto(`${shop.url}/preview-viewer?docType=page&limit=10`)
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.close()
    await shop.end('SIGTERM')
  })
})
