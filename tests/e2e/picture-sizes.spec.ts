import type { Browser, BrowserContextOptions } from '@playwright/test'
import { pictureWidths } from '#src/rules/pictures/picture-ladder.ts'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'
import { expect, test } from './shop-test.ts'
import { addToCart, openPage } from './shopper.ts'

const widths = [360, 412, 768, 1024, 1440]
const densities = [1, 2]
/** Chosen pixels by shown device pixels. */
const softest = 0.9
const largest = 1.6

/** The demo's scenes are drawn this wide; more pixels than these there are none. */
const ownWidths: Record<string, number> = { wide: 2400, tall: 1200 }

type Shown = {
  address: string
  /** Device pixels the picture covers, what its box crops included. */
  shown: number
  chosen: number
  offered: number[]
}

/** The pictures a page shows at a width and a density, and the files its browser chooses. No picture is made. */
const shownPictures = async (
  browser: Browser,
  url: string,
  device: BrowserContextOptions & { deviceScaleFactor: number },
): Promise<Shown[]> => {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  // A drawing without measures: the picture keeps the place that its attributes give it, and none has to be made.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await page.goto(url)
  await expect(page.locator('main img').first()).toBeAttached()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const pictures = await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (width < 1 || height < 1 || !image.currentSrc || !image.checkVisibility()) return []
      const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
        ({ media }) => matchMedia(media).matches,
      )
      const { srcset } = source ?? image
      const ratio =
        Number((source ?? image).getAttribute('width')) / Number((source ?? image).getAttribute('height'))
      const covers = getComputedStyle(image).objectFit === 'cover'
      const css = covers ? Math.max(width, height * ratio) : Math.min(width, height * ratio)
      return [{ address: image.currentSrc, css, srcset }]
    }),
  )
  await context.close()
  return pictures.flatMap(({ address, css, srcset }) => {
    const chosen = Number(/[/,]w_(\d+)/.exec(address)?.[1])
    if (!chosen) return []
    const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer))
    return [{ address, shown: css * device.deviceScaleFactor, chosen, offered }]
  })
}

/** What is wrong with the file a browser chooses for a picture, if anything is. */
const faultOf = ({ shown, chosen, offered, address }: Shown, where: string): string[] => {
  const fits = (one: number): boolean => one >= shown * softest && one <= shown * largest
  const share = chosen / shown
  if (fits(chosen)) return []
  // Between two steps of the ladder no file would fit, and a line item's picture has one file for every screen.
  if (share > largest && (offered.length === 0 || !pictureWidths.some(fits) || chosen === pictureWidths[0]))
    return []
  const own = ownWidths[address.split('/').at(-1) ?? ''] ?? Infinity
  if (share < softest && chosen === pictureWidths.findLast((step) => step <= own)) return []
  return [
    `${where}: ${chosen} px for ${Math.round(shown)} (${share.toFixed(2)}), offered ${offered.join(' ')}: ${address.slice(-60)}`,
  ]
}

const pages: Record<string, (product: SomeProduct) => string> = {
  home: () => '/en-us',
  listing: ({ listingUrl }) => listingUrl,
  product: ({ url }) => url,
  article: () => '/en-us/guides/layering',
  campaign: () => '/en-us/basecamp',
  category: () => '/en-us/women',
  cart: () => '/en-us/cart',
}

for (const [name, addressOf] of Object.entries(pages))
  test(`browsers choose pictures of about the size that a ${name} page shows`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const product = await someProduct(baseURL ?? '')
    if (name === 'cart') {
      await openPage(page, product)
      await addToCart(page, product)
    }
    const state = await page.context().storageState()
    const faults: string[] = []
    let seen = 0
    for (const width of widths)
      for (const density of densities) {
        const pictures = await shownPictures(browser, addressOf(product), {
          ...{ baseURL: baseURL ?? '', storageState: state, deviceScaleFactor: density },
          viewport: { width, height: 900 },
        })
        seen += pictures.length
        faults.push(...pictures.flatMap((one) => faultOf(one, `${width} px at ${density}x`)))
      }
    expect(seen).toBeGreaterThan(widths.length)
    expect(faults).toEqual([])
  })
