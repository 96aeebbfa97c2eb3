import type { Page } from '@playwright/test'

/** Looks at a page as it is, as wide as a phone, a tablet and a screen, in pixels. */
export const atWidths = async (page: Page, look: (width: number) => Promise<void>): Promise<void> => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await look(width)
  }
}

/** By how many pixels a page is wider than its window; 0 where it fits. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
