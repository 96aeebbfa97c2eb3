import type { Page } from '@playwright/test'

/** Waits until the page has painted what came before, so that what watches what is in view has been told. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  })

/** Lets milliseconds go by on the page's own clock, between gestures that only time tells apart. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  const begin = await page.evaluate(() => performance.now())
  await page.waitForFunction((end) => performance.now() > end, begin + ms)
}

/** Scrolls down step by step, as a reader does, so that what loads late loads. */
export const scrollDown = async (page: Page, by: number, height: number): Promise<void> => {
  for (let top = 0; top < height; top += by) {
    await page.mouse.wheel(0, by)
    await painted(page)
  }
}
