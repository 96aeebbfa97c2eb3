import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

const onPlay = '/en-us/gallery/video/plays-when-asked-with-captions'
const byItself = '/en-us/gallery/video/plays-by-itself-in-a-loop-only-a-pause-button'
const missing = '/en-us/gallery/video/a-file-that-does-not-exist-right-to-left'

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
const playsMuted = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.muted)

/** What the page has asked for since it came. */
const requested = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

test('a video shows its poster, and loads file and player only when asked to play', async ({ page }) => {
  const urls = requested(page)
  await page.goto(onPlay, { waitUntil: 'networkidle' })
  expect(urls.filter((url) => /\.mp4|player/.test(url))).toEqual([])
  await expect(page.locator('[data-video] picture img')).toBeVisible()

  await page.getByRole('button', { name: 'Play video: First light on the ridge' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(page)).toBe(false)
  expect(urls.filter((url) => /player/.test(url))).not.toEqual([])
  const video = page.locator('video')
  await expect(video).toHaveAttribute('controls')
  await expect(video).toBeFocused()
  expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(false)
  expect(
    await video.locator('track').evaluateAll((all: HTMLTrackElement[]) => all.map(({ srclang }) => srclang)),
  ).toEqual(['en', 'fr', 'de'])
})

test('a video that plays by itself has no sound, and a button that pauses it', async ({ page }) => {
  await page.goto(byItself)
  await expect.poll(() => playsMuted(page)).toBe(true)
  const button = page.getByRole('button', { name: 'Pause video: Morning mist' })
  await button.click()
  expect(await isPaused(page)).toBe(true)
  await page.getByRole('button', { name: 'Play video: Morning mist' }).click()
  await expect.poll(() => playsMuted(page)).toBe(true)
})

test('nothing plays by itself where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const urls = requested(page)
  await page.goto(byItself, { waitUntil: 'networkidle' })
  expect(await isPaused(page)).toBe(true)
  expect(urls.filter((url) => url.endsWith('.mp4'))).toEqual([])
  await expect(page.getByRole('button', { name: 'Play video: Morning mist' })).toBeVisible()
})

test.describe('a browser that lets nothing play by itself', () => {
  test.use({ expectedFaults: [/could not begin by itself/] })

  test('has a line in its log, and the controls', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto(byItself)
    await expect(page.locator('video')).toHaveAttribute('controls')
    await expect.poll(() => lines.join()).toContain('could not begin by itself')
  })
})

test.describe('a video that is gone', () => {
  test.use({ expectedFaults: [/404|no-such-video/] })

  test('leaves its poster and says so', async ({ page }) => {
    await page.goto(missing)
    await page.getByRole('button', { name: /^Play video/ }).click()
    await expect(page.getByRole('status')).toHaveText('This video cannot be played right now.')
    await expect(page.locator('[data-video] picture img')).toBeVisible()
  })
})
