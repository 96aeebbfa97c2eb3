import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeScheduledContent } from '#tests/fixtures/scheduled-content.ts'
import { openOwnShop, type OwnShop } from '#tests/setup/own-shop.ts'
import { painted } from '#tests/setup/page-time.ts'
import type { ShopProcess } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'

const key = 'a key that editors know'

// One worker, so that one shop is started.
test.describe.configure({ mode: 'default' })

let own: OwnShop
let shop: ShopProcess
test.beforeAll(async () => {
  own = await openOwnShop('preview', async (data) => {
    const content = join(data, 'content')
    await writeScheduledContent(content)
    return { CONTENT_FOLDER: content, WELT_PREVIEW_KEY: key }
  })
  shop = own.shop
})
test.afterAll(() => own.close())

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${shop.url}/preview-sign-in`)
  await page.getByLabel('Preview key').fill(key)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
}

const at = (instant: string): string => `preview=true&previewDateTime=${encodeURIComponent(instant)}`

test('an editor sees the shop at any instant, in every part of the page, and goes from change to change', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page)
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
  await expect(page).toHaveURL(/\/en-us\/.+preview=true&previewDateTime=2040/)
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
})

test.describe('pages that are not there yet', () => {
  test.use({ expectedFaults: [/404/] })

  test('show to editors alone, with what is wrong in them; nothing of it may be kept or found', async ({
    page,
  }) => {
    const later = `${shop.url}/en-us/later?${at('2040-06-01T00:00:00Z')}`
    expect((await page.goto(later))?.status()).toBe(404)
    await signIn(page)
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
  })
})

test('an editor chooses which segments and variants show, and is counted nowhere', async ({ page }) => {
  await signIn(page)
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
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/400/] })

  test('the bar and the content viewer work by forms alone', async ({ page }) => {
    await page.goto(`${shop.url}/preview-sign-in?to=/preview-viewer`)
    await page.getByLabel('Preview key').fill('a wrong key')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('This key is not right.')
    await signIn(page)
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
  })
})
