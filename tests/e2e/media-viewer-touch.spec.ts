import type { CDPSession, Locator, Page } from '@playwright/test'
import { passTime } from '#tests/setup/page-time.ts'
import { openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

type Point = { x: number; y: number }

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
  })

/** Opens the first picture of a product in the viewer. */
const openViewer = async (page: Page, baseURL: string | undefined): Promise<Locator> => {
  const { name } = await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('list', { name: `Pictures of ${name}` })
    .getByRole('link')
    .first()
    .click()
  const viewer = page.getByRole('dialog', { name: `Pictures of ${name}` })
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  return viewer
}

const pictureOf = (viewer: Locator, index: number) =>
  viewer.getByRole('group', { name: `Picture ${index} of` }).getByRole('img')

const boxOf = async (picture: Locator) => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const centreOf = async (picture: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(picture)
  return { x: x + width / 2, y: y + height / 2 }
}

test('two fingers enlarge a picture and make it small again @phone', async ({ page, baseURL }) => {
  const viewer = await openViewer(page, baseURL)
  const picture = pictureOf(viewer, 1)
  const session = await page.context().newCDPSession(page)
  const { width } = await boxOf(picture)
  const { x, y } = await centreOf(picture)
  const fingers = (apart: number): Point[] => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  const pinch = async (from: number, to: number): Promise<void> => {
    await touch(session, 'touchStart', fingers(from))
    for (let step = 1; step <= 8; step += 1)
      await touch(session, 'touchMove', fingers(from + ((to - from) * step) / 8))
    await touch(session, 'touchEnd', [])
  }
  await pinch(30, 90)
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await expect(async () => expect((await boxOf(picture)).width).toBeGreaterThan(width * 1.5)).toPass()
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await pinch(90, 10)
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(async () => expect((await boxOf(picture)).width).toBeCloseTo(width, 0)).toPass()
})

test('two taps enlarge a picture, two more make it small again @phone', async ({ page, baseURL }) => {
  const viewer = await openViewer(page, baseURL)
  const picture = pictureOf(viewer, 1)
  const session = await page.context().newCDPSession(page)
  const { width } = await boxOf(picture)
  const at = await centreOf(picture)
  // All at once: two taps with a pause between them are no double tap.
  const tapTwice = async (): Promise<void> => {
    const tap = () => [touch(session, 'touchStart', [at]), touch(session, 'touchEnd', [])]
    await Promise.all([...tap(), ...tap()])
  }
  await tapTwice()
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await expect(async () => expect((await boxOf(picture)).width).toBeGreaterThan(width * 1.5)).toPass()
  // A third tap right after two others would belong to them.
  await passTime(page, 500)
  await tapTwice()
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(async () => expect((await boxOf(picture)).width).toBeCloseTo(width, 0)).toPass()
})

test('a finger swipes to the next picture @phone', async ({ page, baseURL }) => {
  const viewer = await openViewer(page, baseURL)
  const session = await page.context().newCDPSession(page)
  const { x, y } = await centreOf(pictureOf(viewer, 1))
  await touch(session, 'touchStart', [{ x: x + 150, y }])
  for (let step = 1; step <= 10; step += 1) await touch(session, 'touchMove', [{ x: x + 150 - step * 30, y }])
  await touch(session, 'touchEnd', [])
  await expect(viewer.getByRole('button', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true')
  await expect(pictureOf(viewer, 2)).toBeInViewport()
})

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pictures change and grow at once', async ({ page, baseURL }) => {
    const viewer = await openViewer(page, baseURL)
    // What takes a hundredth of a millisecond is how a stylesheet says at once.
    const running = () =>
      viewer.evaluate(
        (dialog) =>
          dialog
            .getAnimations({ subtree: true })
            .filter(
              ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1,
            ).length,
      )
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    expect(await running()).toBe(0)
    await expect(pictureOf(viewer, 2)).toBeInViewport({ ratio: 0.9 })
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    expect(await running()).toBe(0)
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  })
})
