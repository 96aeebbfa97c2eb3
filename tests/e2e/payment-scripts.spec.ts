import { randomId } from '#src/base/ids.ts'
import { systemClock } from '#src/base/clock.ts'
import { checkPaymentPagesJob } from '#src/backend/ops/page-checks.ts'
import { openDatabase } from '#src/backend/platform/open-database.ts'
import { builtScriptsFile, readBuiltScripts } from '#src/payment-pages/built-scripts.ts'
import { checkPaymentPages } from '#src/payment-pages/check-payment-pages.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { fillInCard, goToBilling, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff, staffKey } from './staff.ts'

const skimmer = 'https://elsewhere.example/skim.js'

/** What a shop would send where somebody had changed its pages: a foreign script, and a header that is gone. */
const tampered: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!String(input).endsWith('/checkout/billing')) return response
  const headers = new Headers(response.headers)
  headers.delete('x-frame-options')
  const html = await response.text()
  return new Response(`${html}<script src="${skimmer}"></script>`, { status: response.status, headers })
}

const differencesOf = async (origin: string, send: typeof fetch): Promise<string[]> =>
  checkPaymentPages({ origin, fetch: send, newId: randomId }, await readBuiltScripts(builtScriptsFile))

test('the check of the payment pages finds nothing at this shop, and whatever somebody changes', async ({
  baseURL,
}) => {
  const shop = baseURL ?? ''
  expect(await differencesOf(shop, fetch)).toEqual([])
  expect(await differencesOf(shop, tampered)).toEqual([
    `/en-us/checkout/billing: a script that is not listed: ${skimmer}`,
    '/en-us/checkout/billing: the header x-frame-options is missing',
  ])
})

test('staff see a warning once the check finds a foreign script', async ({
  page,
  data,
  baseURL,
  expectAccessible,
}) => {
  const database = await openDatabase({ dataFolder: `${data}/database` }, silentLog)
  await checkPaymentPagesJob(database.sql, systemClock, silentLog, () =>
    differencesOf(baseURL ?? '', tampered),
  ).run({})
  await database.close()
  const shop = await startShop(data, { WELT_STAFF_KEY: staffKey })
  await signInAsStaff(page, '/ops', shop.url)
  await expect(page.getByText('Pages that take payment are not as they were built')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(skimmer)
  await expectAccessible()
  await shop.end('SIGTERM')
})

test.describe('in a browser', () => {
  test.use({ expectedFaults: [/security policy|other\.js/i] })

  test('pages that take payment load the listed scripts alone, and the browser refuses all others', async ({
    page,
  }) => {
    const { scripts } = await readBuiltScripts(builtScriptsFile)
    const listed = scripts.map(({ path }) => path)
    const loaded = new Set<string>()
    await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
    await page.goto('/en-us/checkout')
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.add(new URL(response.url()).pathname)
    })
    await goToBilling(page, 'en-us')
    await fillInCard(page, 'en-us', testCards.approved)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\/summary$/)
    await page.waitForLoadState('networkidle')
    expect(loaded.size).toBeGreaterThan(3)
    expect([...loaded].filter((path) => !listed.includes(path))).toEqual([])
    const isRefused = await page.evaluate(
      (address) =>
        import(address).then(
          () => false,
          () => true,
        ),
      '/_astro/other.js',
    )
    expect(isRefused).toBe(true)
  })
})
