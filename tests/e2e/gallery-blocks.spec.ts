import type { Page } from '@playwright/test'
import { blockDefinitions } from '#blocks/definitions.ts'
import { examplePage, examplesOf } from '#blocks/example-pages.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import { pageScriptGroup } from '#src/http/build/page-script.ts'
import { scriptsOf, stylesheetsOf } from './block-files.ts'
import { htmlFaults } from './html-rules.ts'
import { axeFaults, colourRules, widthRules } from './quick-axe.ts'
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

const isWrapper = (type: string): boolean => type === 'segmentation' || type === 'experience'

/** The stylesheets of blocks that a page links, by name. */
const linkedSheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="\/styles\/[^/"]+\/([^"]+)\.css"/g)].flatMap(
    ([, names = '']) => names.split('+'),
  )

/** The components whose scripts a page loads, by file; one that is written into the page counts as `inline`. */
const loadedScripts = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script type="module"(?: src="\/_astro\/(?:p\/)?(page-script|[^"]*?\.astro)[._][^"]*")?/g,
    ),
  ].map(([, file = 'inline']) => file)

/** The files that hold a component's script: those that most pages need are one. */
const fileOf = (component: string): string =>
  pageScriptGroup.test.test(`/${component}?astro&type=script`) ? 'page-script' : component

const inOrder = (names: Iterable<string>): string[] => [...new Set(names)].sort()

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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
        const sheets = inOrder(linkedSheets(html))
        const loaded = inOrder(loadedScripts(html))
        const allSheets = inOrder(['block', ...used.flatMap(stylesheetsOf)])
        const allScripts = inOrder(used.flatMap(scriptsOf).map(fileOf))
        if (used.some(isWrapper)) {
          // A wrapper shows one of its alternatives; which blocks that brings is decided for the visitor.
          expect(sheets).toEqual(expect.arrayContaining(inOrder(['block', ...stylesheetsOf(type)])))
          expect(loaded).toEqual(
            expect.arrayContaining(inOrder([...scriptsOf(type), 'variant-script.astro'].map(fileOf))),
          )
          expect(allSheets).toEqual(expect.arrayContaining(sheets))
          expect(allScripts).toEqual(expect.arrayContaining(loaded))
        } else expect({ sheets, loaded }).toEqual({ sheets: allSheets, loaded: allScripts })
        // What no block asks for does not come by other ways either: the builder's only file is the order of layers.
        for (const [, file] of html.matchAll(/<link rel="stylesheet" href="\/_astro\/([^"]+)"/g))
          expect(file).toMatch(/^layer-order\./)
        if (loaded.length === 0) expect(scripts).toEqual([])

        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overhang(page), `overhang at ${width} pixels`).toBeLessThanOrEqual(0)
        }
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        expect(await axeFaults(page), 'light').toEqual([])
        await page.setViewportSize(zoomed)
        expect(await axeFaults(page, widthRules), 'zoomed').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await axeFaults(page, colourRules), 'dark').toEqual([])
      })
    }
  })
}
