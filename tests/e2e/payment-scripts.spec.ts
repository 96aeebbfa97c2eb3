import { systemClock } from '#src/base/clock.ts'
import { checkPaymentPagesJob } from '#src/backend/ops/page-checks.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { builtScriptsFile, readBuiltScripts } from '#src/payment-pages/built-scripts.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { differencesOf, skimmer, tampered } from '#tests/fixtures/tampered-pages.ts'
import { staffKey } from '#tests/setup/shop-of-run.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { newEmail, signUp } from './account-steps.ts'
import { fillInCard, goToBilling, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

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

test('the page of a card to save loads the listed scripts alone', async ({ page, baseURL }) => {
  const { scripts } = await readBuiltScripts(builtScriptsFile)
  const listed = scripts.map(({ path }) => path)
  await signUp(page, baseURL, newEmail())
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(new URL(response.url()).pathname)
  })
  const response = await page.goto('/en-us/account/cards/new', { waitUntil: 'networkidle' })
  expect(response?.headers()['content-security-policy']).toContain('/_astro/p/')
  expect(loaded.size).toBeGreaterThan(3)
  expect([...loaded].filter((path) => !listed.includes(path))).toEqual([])
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
