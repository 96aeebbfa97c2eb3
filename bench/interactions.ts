import type { Browser, Page } from 'playwright'
import { addButton, addToCart, buyBoxStarted, cartLink, chooseSize, openPage } from '#tests/e2e/shopper.ts'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'
import { passTime } from '#tests/setup/page-time.ts'
import { atMost, median, type Figure } from './figure.ts'

/** What a shopper does on a phone: the way to the place, and the one act that is measured. */
type Act = {
  open: (page: Page, product: SomeProduct) => Promise<unknown>
  act: (page: Page, product: SomeProduct) => Promise<unknown>
}

const ready = async (page: Page, product: SomeProduct): Promise<void> => {
  await openPage(page, product)
  await buyBoxStarted(page)
}

const acts: Record<string, Act> = {
  menu: {
    open: (page) => page.goto('/en-us'),
    act: (page) => page.getByRole('button', { name: /menu/i }).first().tap(),
  },
  colour: {
    open: ready,
    act: (page) => page.locator('form[data-buy-box] a[data-option]:not([aria-current])').first().tap(),
  },
  size: { open: ready, act: chooseSize },
  add: {
    open: async (page, product) => {
      await ready(page, product)
      await chooseSize(page, product)
    },
    act: (page) => addButton(page).tap(),
  },
  'mini cart': {
    open: async (page, product) => {
      await ready(page, product)
      await addToCart(page, product)
      await page.goto('/en-us')
    },
    act: (page) => cartLink(page).tap(),
  },
  quantity: {
    open: async (page, product) => {
      await ready(page, product)
      await addToCart(page, product)
      await page.goto('/en-us/cart')
      await page.waitForLoadState('networkidle')
    },
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^One more/ })
        .first()
        .tap(),
  },
  sort: {
    open: async (page, { listingUrl }) => {
      await page.goto(listingUrl)
      await page.getByLabel('Sort by').focus()
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
}

/** Notes how long the act takes until its next paint, and what moves by itself, also where the act leads to another page. */
const observe = (): void => {
  const note = (name: string, value: number): void => {
    const known = Number(sessionStorage.getItem(name) ?? 0)
    sessionStorage.setItem(name, String(name === 'shift' ? known + value : Math.max(known, value)))
  }
  const read = (entries: PerformanceEntry[]): void => {
    for (const entry of entries) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) note('delay', entry.duration)
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        note('shift', Number(entry.value))
    }
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  // TypeScript knows no threshold yet; 16 ms is the least there is.
  const everyPress = { type: 'event', durationThreshold: 16, buffered: true }
  observer.observe(everyPress)
  observer.observe({ type: 'layout-shift', buffered: true })
  window.addEventListener('pagehide', () => read(observer.takeRecords()))
}

const slowdown = 4
const runs = 5

/** The delay of one act until the next paint, in ms, and the layout shift since its page began. */
async function measure(browser: Browser, shop: string, product: SomeProduct, { open, act }: Act) {
  const context = await browser.newContext({
    ...{ baseURL: shop, viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true },
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await open(page, product)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await act(page, product)
  await passTime(page, 1500)
  const noted = await page.evaluate(() =>
    ['delay', 'shift'].map((name) => Number(sessionStorage.getItem(name))),
  )
  await context.close()
  return { delay: noted[0] ?? 0, shift: noted[1] ?? 0 }
}

/** Interaction to next paint of what shoppers do most, by real input on a phone whose processor is four times slower. */
export async function interactions(browser: Browser, shop: string): Promise<Figure[]> {
  const product = await someProduct(shop)
  const figures: Figure[] = []
  for (const [name, act] of Object.entries(acts)) {
    const measured = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, shop, product, act))
    const delays = measured.map(({ delay }) => delay)
    figures.push(
      atMost(`${name}: interaction to next paint`, median(delays), 100, 'ms', delays),
      atMost(`${name}: layout shift`, Math.max(...measured.map(({ shift }) => shift)), 0, 'CLS'),
    )
  }
  return figures
}
