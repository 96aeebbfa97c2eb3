import { demoPageSlugs } from '#tests/setup/demo-page-slugs.ts'
import { htmlFaults } from './html-rules.ts'
import { axeFaults, colourRules } from './quick-axe.ts'
import { expect, test } from './shop-test.ts'

/** 1280 by 1024 pixels at 400 %: also the narrowest phone. */
const zoomed = { width: 320, height: 256 }
const widths = [320, 390, 768, 1024, 1440, 1920]

for (const slug of demoPageSlugs) {
  test(`/${slug} is sound in every width and scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(zoomed)
    const answer = await page.goto(`/en-us/${slug}`)
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFaults(page, colourRules)).toEqual([])

    await page.goto(`/de-de/${slug}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, `at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}
