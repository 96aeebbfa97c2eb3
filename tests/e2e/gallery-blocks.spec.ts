import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { blockDefinitions } from '#blocks/definitions.ts'
import { examplePage, examplesOf } from '#blocks/example-pages.ts'
import { resolvePage } from '#src/canvas/resolve-page.ts'
import { htmlFaults } from './html-rules.ts'
import { axeFaults, colourRules } from './quick-axe.ts'
import { expect, test } from './shop-test.ts'

const types = [...blockDefinitions.keys()]
const widths = [320, 390, 768, 1024, 1440, 1920]
const instant = new Date().toISOString()

/** 1280 by 1024 pixels at 400 %: also the narrowest phone. */
const zoomed = { width: 320, height: 256 }

/** The blocks an example holds, nested ones included. */
const typesOf = (type: string, id: string): readonly string[] => {
  const page = examplePage(type, id)
  return page ? resolvePage(page, blockDefinitions, instant).blockTypes : []
}

const hasSheet = (type: string): boolean => existsSync(`blocks/${type}/${type}.css`)

const isWrapper = (type: string): boolean => type === 'segmentation' || type === 'experience'

const registry = readFileSync('blocks/registry.ts', 'utf8')

/** Whether a block has a script: named in the registry, or in one of its own components. */
const hasScript = (type: string): boolean =>
  new RegExp(`\\n  '?${type}'?: \\{[^}]*script:`).test(registry) ||
  globSync(`blocks/${type}/*.astro`).some((file) => /<script>|client:/.test(readFileSync(file, 'utf8')))

const linkedSheets = async (page: Page): Promise<string[]> => {
  const links = await page
    .locator('link[rel=stylesheet][href^="/styles/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return links.flatMap((href) => href.replace(/^.*\/|\.css$/g, '').split('+'))
}

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe.configure({ timeout: 120_000 })

for (const type of types) {
  test(`${type}: its examples are sound in every width and scheme`, async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    for (const { id, name } of examplesOf(type)) {
      await test.step(name, async () => {
        scripts.length = 0
        await page.setViewportSize({ width: 1280, height: 900 })
        const answer = await page.goto(`/en-us/gallery/${type}/${id}`)
        const html = (await answer?.text()) ?? ''
        expect(await htmlFaults(html)).toEqual([])

        const used = typesOf(type, id)
        const others = types.filter((one) => !used.includes(one))
        const sheets = await linkedSheets(page)
        // A wrapper shows one of its alternatives; which blocks that brings is decided for the visitor.
        const sure = used.some(isWrapper) ? [type] : used
        expect(sheets).toEqual(expect.arrayContaining(['block', ...sure.filter(hasSheet)]))
        expect(sheets.filter((sheet) => others.includes(sheet))).toEqual([])
        const inline = [...html.matchAll(/<script type="module">/g)].length
        if (!used.some(hasScript)) expect([...scripts, inline]).toEqual([0])
        if (sure.some(hasScript)) expect(scripts.length + inline).toBeGreaterThan(0)

        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overhang(page), `overhang at ${width} pixels`).toBeLessThanOrEqual(0)
        }
        for (const size of [{ width: 1280, height: 900 }, zoomed]) {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          expect(await axeFaults(page), `${size.width} pixels, light`).toEqual([])
        }
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await axeFaults(page, colourRules), 'dark').toEqual([])
      })
    }
  })
}
