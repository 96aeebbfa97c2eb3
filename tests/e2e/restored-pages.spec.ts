import { someProduct } from '#tests/setup/some-product.ts'
import { openCartPage } from './filled-cart.ts'
import { addToCart, buyBoxStarted, cartLink, chooseSize, openPage } from './shopper.ts'
import { expect, test } from './shop-test.ts'

// Headless Chromium holds no page for the way back, so what would keep a page from being held is looked for instead.

const listened = 'data-listened'

for (const name of ['home', 'listing', 'product', 'article', 'search'] as const)
  test(`nothing keeps a ${name} page from being held for the way back`, async ({ page, baseURL }) => {
    await page.addInitScript((attribute) => {
      const heard: string[] = []
      EventTarget.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, {
        apply: (listen, target, parameters: unknown[]) => {
          heard.push(String(parameters[0]))
          document.documentElement?.setAttribute(attribute, heard.join(' '))
          Reflect.apply(listen, target, parameters)
        },
      })
    }, listened)
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    const { url, listingUrl } = await someProduct(baseURL ?? '')
    const address = {
      ...{ home: '/en-us', listing: listingUrl, product: url },
      ...{ article: '/en-us/guides/layering', search: '/en-us/search?q=boot' },
    }[name]
    const response = await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(response?.headers()['cache-control']).not.toContain('no-store')
    const types = (await page.locator('html').getAttribute(listened)) ?? ''
    expect(types).not.toMatch(/unload/)
    const handlers = await page.evaluate(() =>
      ['onunload', 'onbeforeunload'].filter((name) => Reflect.get(window, name) !== null),
    )
    expect(handlers).toEqual([])
    expect(sockets).toEqual([])
    expect(await page.evaluate(() => window.opener === null)).toBe(true)
    const held = await page.evaluate(async () =>
      'locks' in navigator ? (await navigator.locks.query()).held : [],
    )
    expect(held).toEqual([])
  })

test('a page that comes back shows the cart as it is by then', async ({ page, context, baseURL }) => {
  const product = await someProduct(baseURL ?? '')
  await page.goto('/en-us')
  const elsewhere = await context.newPage()
  await openPage(elsewhere, product)
  await addToCart(elsewhere, product)
  await page.locator('[data-cart-count]').evaluate((count) => {
    count.textContent = '7'
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(cartLink(page)).toHaveAccessibleName(/1/)
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
})

test('a cart page that comes back shows the lines as they are by then', async ({
  page,
  context,
  baseURL,
}) => {
  const product = await someProduct(baseURL ?? '')
  await openPage(page, product)
  await addToCart(page, product)
  await openCartPage(page, 'en-us')
  const quantity = page
    .getByRole('main')
    .getByRole('spinbutton')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
  await expect(quantity).toHaveValue('1')
  // As the shop is where its other tabs cannot tell this one: changed behind its back.
  const elsewhere = await context.newPage()
  await elsewhere.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await openPage(elsewhere, product)
  await addToCart(elsewhere, product)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(quantity).toHaveValue('2')
})

test('a product page that one comes back to says the size that the browser chooses again', async ({
  page,
  baseURL,
}) => {
  const product = await someProduct(baseURL ?? '')
  await openPage(page, product)
  await buyBoxStarted(page)
  await chooseSize(page, product)
  const legend = page.locator('[data-attribute="size"] [data-legend]')
  const chosen = await legend.innerText()
  const stock = await page.locator('.buy-box-stock').first().innerText()
  await page.goto('/en-us/cart')
  await page.goBack()
  await expect(page.locator('[data-attribute="size"] input:checked')).toHaveCount(1)
  await expect(legend).toHaveText(chosen)
  await expect(page.locator('.buy-box-stock').first()).toHaveText(stock)
})
