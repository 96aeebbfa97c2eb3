import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './shop-test.ts'

/** Milliseconds in which a busy machine draws pictures that nobody asked for before. */
const drawnWithin = 60_000

/** Luminance of a channel from 0 to 255 (WCAG 2.2, relative luminance). */
const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The luminance that 95 of 100 pixels of a picture stay below. */
const lightOf = async (png: Buffer): Promise<number> => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = pixel * info.channels
    return luminance(data[at], data[at + 1], data[at + 2])
  })
  return pixels.sort((one, other) => one - other)[Math.floor(pixels.length * 0.95)] ?? 1
}

/** The contrast of a card's title with the picture behind each of its lines, the lowest of them. */
const titleContrast = async (page: Page, card: Locator): Promise<number> => {
  // A pop-up may stand at the foot of the window.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(card.locator('img')).toHaveJSProperty('complete', true, { timeout: drawnWithin })
  const { lines, color } = await card.getByRole('link').evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    const rects = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    const shown = getComputedStyle(link).color
    link.style.color = 'transparent'
    return { lines: rects, color: shown }
  })
  const words = luminance(...(color.match(/\d+/g) ?? []).map(Number))
  const ratios: number[] = []
  for (const clip of lines)
    ratios.push((words + 0.05) / ((await lightOf(await page.screenshot({ clip }))) + 0.05))
  return Math.min(...ratios)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`${width} pixels wide, titles of category cards stand out in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 1600 })
      await page.goto('/de-de/gift-card')
      const cards = page.locator('.category-card')
      expect(await cards.count()).toBe(4)
      for (const card of await cards.all())
        // Large, bold words need 3 (WCAG 2.2, 1.4.3).
        expect.soft(await titleContrast(page, card), await card.innerText()).toBeGreaterThan(3)
    })
  }
}
