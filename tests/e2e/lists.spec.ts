import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

const example = (type: string, id: string): string => `/en-us/gallery/${type}/${id}`

const moves = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 300)
      }),
  )

test('a benefit bar that was closed stays closed, and nothing moves when the page comes again', async ({
  page,
}) => {
  await page.goto('/en-us')
  const bar = page.getByRole('region', { name: 'Benefits' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await moves(page)).toBeLessThan(0.01)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a benefit bar has no button that would do nothing, and a video its own controls', async ({
    page,
  }) => {
    await page.goto(example('benefit-bar', 'three-promises'))
    await expect(page.getByRole('link', { name: 'Free delivery' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.goto(example('video', 'plays-when-asked-with-captions'))
    await expect(page.locator('video')).toHaveAttribute('controls')
    await expect(page.locator('[data-play]')).toBeHidden()
  })
})

test('buttons stand out by path and query alike', async ({ page }) => {
  await page.goto('/en-us/search?q=merino&preview=false')
  const buttons = page.locator('.cta-collection')
  await expect(buttons.locator('[aria-current]')).toHaveText('Merino')
  await page.goto('/en-us/search?q=rope')
  await expect(buttons.getByRole('link')).toHaveCount(6)
  await expect(buttons.locator('[aria-current]')).toHaveCount(0)
})

test('slides of buttons are at most 19.25rem wide on phones, 26.5rem otherwise', async ({ page }) => {
  await page.goto(example('cta-collection', 'a-word-of-110-letters'))
  for (const [width, most] of [
    [390, 308],
    [768, 424],
    [1440, 424],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const slide = await page.locator('.carousel-track > *').first().boundingBox()
    expect(slide?.width, `at ${width} pixels`).toBe(most)
  }
})

test('four icons and texts stand two by two, their icons 2rem; 1.5 small, 4 large', async ({ page }) => {
  await page.goto(example('icon-text-list', 'four-two-by-two'))
  const columns = () =>
    page
      .locator('.icon-text-items')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  const iconWidth = async () => (await page.locator('.icon-text-icon').first().boundingBox())?.width
  expect(await columns()).toBe(2)
  expect(await iconWidth()).toBe(32)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await columns()).toBe(1)
  await page.goto(example('icon-text-list', 'small-icons-words-alone'))
  expect(await iconWidth()).toBe(24)
  await page.goto(example('icon-text-list', 'three-large-icons-in-the-middle-on-a-ground'))
  expect(await iconWidth()).toBe(64)
})

test('the picture beside vertical links follows pointer and focus in half a second', async ({ page }) => {
  await page.goto('/en-us/search-hub')
  const list = page.locator('.vertical-link-list')
  const shown = list.locator('[data-media] > [data-current] img')
  await expect(shown).toHaveAttribute('src', /alpine-snow/)
  await list.getByRole('link', { name: 'Into the rain' }).hover()
  await expect(shown).toHaveAttribute('src', /forest-rain/)
  const media = list.locator('[data-media] > [data-current]')
  expect(await media.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s, 0.5s')
  await list.getByRole('link', { name: 'Down the street' }).focus()
  await expect(shown).toHaveAttribute('src', /street-dusk/)
  await expect(list.locator('li[data-current]')).toContainText('Down the street')
})

test('the secondary navigation marks the page one is on, and scrolls where it is too long', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/de-de/help/repairs?sort=new')
  const navigation = page.getByRole('navigation', { name: 'Hilfe' })
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Reparatur')
  await expectAccessible('.secondary-nav')
  await page.setViewportSize({ width: 320, height: 640 })
  const list = navigation.getByRole('list')
  expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await navigation.getByRole('link', { name: 'Kontakt' }).focus()
  await expect(navigation.getByRole('link', { name: 'Kontakt' })).toBeInViewport({ ratio: 1 })
})

test('slides that move by themselves say nothing, and stop at a step by hand, which is told', async ({
  page,
}) => {
  await page.goto(example('collection', 'rotating-and-looping-with-indicators-on-a-ground'))
  const stop = page.getByRole('button', { name: 'Stop the slides from moving' })
  const status = page.locator('[data-status]')
  await expect(stop).toBeVisible()
  await expect(status).toHaveAttribute('aria-live', 'off')
  await page.locator('[data-step="1"]').click()
  await expect(status).toHaveAttribute('aria-live', 'polite')
  await expect(status).toHaveText(/\d/)
  await page.getByRole('button', { name: 'Let the slides move on' }).click()
  await expect(status).toHaveAttribute('aria-live', 'off')
})
