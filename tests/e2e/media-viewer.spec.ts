import type { Page } from '@playwright/test'
import { openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const galleryOf = (page: Page, name: string) => page.getByRole('list', { name: `Pictures of ${name}` })
const viewerOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Pictures of ${name}` })

test('a phone shows that there are more pictures @phone', async ({ page, baseURL }) => {
  const { name } = await openProduct(page, baseURL)
  const pictures = galleryOf(page, name).getByRole('link')
  expect(await pictures.count()).toBeGreaterThan(1)
  const width = page.viewportSize()?.width ?? 0
  const second = await pictures.nth(1).boundingBox()
  expect(second?.x).toBeLessThan(width - 24)
})

test('pictures open on the whole screen, by keys and buttons, and give the focus back @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const { name } = await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /swiper|media-viewer/i.test(url))).toEqual([])

  const second = galleryOf(page, name).getByRole('link').nth(1)
  await second.click()
  const viewer = viewerOf(page, name)
  await expect(viewer.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible('dialog[open]')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('button', { name: 'Picture 1 of 3' })).toHaveAttribute('aria-current', 'true')
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await viewer.getByRole('button', { name: 'Picture 3 of 3' }).click()
  await expect(viewer.getByRole('group', { name: 'Picture 3 of 3' }).getByRole('img')).toBeInViewport()

  const picture = viewer.getByRole('group', { name: 'Picture 3 of 3' }).getByRole('img')
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(async () => expect(await width()).toBeGreaterThan(before * 1.5)).toPass()
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect(async () => expect(await width()).toBeCloseTo(before, 0)).toPass()
  await picture.dblclick()
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(second).toBeFocused()
})

test('the back button closes the pictures and stays on the page', async ({ page, baseURL }) => {
  const { name } = await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  const address = page.url()
  await galleryOf(page, name).getByRole('link').first().click()
  await expect(viewerOf(page, name)).toBeVisible()
  await page.goBack()
  await expect(viewerOf(page, name)).toBeHidden()
  expect(page.url()).toBe(address)
  await galleryOf(page, name).getByRole('link').first().click()
  await viewerOf(page, name).getByRole('button', { name: 'Close' }).click()
  await expect(viewerOf(page, name)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the pictures are those of the chosen colour', async ({ page, baseURL }) => {
  const { name } = await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  const first = galleryOf(page, name).getByRole('link').first()
  const before = (await first.getAttribute('href')) ?? ''
  await page.getByRole('main').locator('a[href^="?color="]:not([aria-current])').first().click()
  await expect(first).not.toHaveAttribute('href', before)
  const wanted = (await first.getAttribute('href')) ?? ''
  await first.click()
  await expect(viewerOf(page, name).getByRole('group').first().getByRole('img')).toHaveAttribute(
    'src',
    new RegExp(`${wanted.slice(-40)}$`),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture leads to its large form', async ({ page, baseURL }) => {
    const { name } = await openProduct(page, baseURL)
    const large = await galleryOf(page, name).getByRole('link').first().getAttribute('href')
    const answer = await page.request.get(large ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  })
})
