import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { messages } from '#src/messages/messages.ts'
import { openAdyenStandIn, standInAccount } from '#tests/fixtures/adyen/stand-in.ts'
import { fillInDestination, openBilling } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { billing, confirmation, review, shipping } = messages.en.checkout
const { names } = messages.en.tenders

const number = '4111111111111111'
const challenged = '4212345678910006'

/** A shop whose payments are the stand-in's, and the stand-in, on another origin. */
const openShop = async (data: string) => {
  const standIn = await openAdyenStandIn()
  // The bank leads back to the address that the shop knows of itself.
  const port = String(await freePort())
  const { apiKey, merchantAccount, hmacKeys, clientKey } = standInAccount
  const shop = await startShop(data, {
    ...{
      PORT: port,
      LOG_LEVEL: 'info',
      PAYMENTS: 'adyen',
      ADYEN_ENVIRONMENT: 'test',
      ADYEN_ORIGIN: standIn.origin,
    },
    ...{ ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_CLIENT_KEY: clientKey },
    ADYEN_HMAC_KEY: hmacKeys[0],
  })
  return { standIn, shop }
}

const type = async (page: Page, field: string, text: string): Promise<void> =>
  page.locator(`[data-cse="${field}"]`).frameLocator('iframe').getByRole('textbox').fill(text)

const fillInFrames = async (page: Page, card: string): Promise<void> => {
  await type(page, 'encryptedCardNumber', card)
  await type(page, 'encryptedExpiryDate', '12/39')
  await type(page, 'encryptedSecurityCode', '739')
}

const goToReview = async (page: Page, shop: string, card: string): Promise<void> => {
  await openBilling(page, 'en-us', shop)
  await fillInFrames(page, card)
  await page.getByRole('button', { name: billing.continue }).click()
  await page.waitForURL(/\/checkout\/summary$/)
}

/** All that a shop wrote, as text. */
const writtenIn = async (folder: string): Promise<string> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(path.join(file.parentPath, file.name), 'latin1'))
  return (await Promise.all(texts)).join('\n')
}

test('a card is typed into fields of Adyen, and the shop neither sees nor keeps its number', async ({
  page,
  data,
  expectAccessible,
}) => {
  const { shop, standIn } = await openShop(data)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.url)) posted.push(request.postData() ?? '')
  })
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }], shop.url)
  await openBilling(page, 'en-us', shop.url)
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-src 'self' ${standIn.origin};`)
  await islandsStarted(page)
  await page.getByRole('button', { name: billing.continue }).click()
  await expect(page.getByText(billing.checkCard)).toBeVisible()
  await expectAccessible()
  await fillInFrames(page, number)
  await page.getByRole('button', { name: billing.continue }).click()
  await page.waitForURL(/\/checkout\/summary$/)
  expect((await page.reload())?.headers()['content-security-policy']).not.toContain(standIn.origin)
  await expect(page.getByRole('main').getByText(/1111/).first()).toBeVisible()
  await page.getByRole('button', { name: review.buy }).click()
  await page.waitForURL(/\/order-confirmation/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  expect(posted.join()).toContain('adyenjs')
  expect(posted.join()).not.toContain(number)
  expect(standIn.requests.map(({ path: called }) => called)).toEqual(['/payments'])
  expect(standIn.requests[0]?.body).toContain('adyenjs')
  await page.goto('about:blank')
  await shop.end('SIGTERM')
  for (const text of [shop.output(), await writtenIn(data)]) {
    expect(text).not.toContain(number)
    expect(text).not.toContain('adyenjs')
    expect(text).not.toContain(btoa(number))
  }
  await standIn.close()
})

test('a bank on another origin is reached from the order, and leads back into it', async ({ page, data }) => {
  const { shop, standIn } = await openShop(data)
  const place = async () => {
    await fillCart(page, 'en-us', [{ productId: demoProducts.socks }], shop.url)
    await goToReview(page, shop.url, challenged)
    await page.getByRole('button', { name: review.buy }).click()
    await page.waitForURL(`${standIn.origin}/**`)
  }
  await place()
  await page.getByRole('link', { name: 'Refuse' }).click()
  await page.waitForURL(/\/checkout\/billing/)
  await expect(page.getByRole('main')).toContainText(messages.en.refusals.threeDSFailed)
  await fillInFrames(page, challenged)
  await page.getByRole('button', { name: billing.continue }).click()
  await page.waitForURL(/\/checkout\/summary$/)
  await page.getByRole('button', { name: review.buy }).click()
  await page.waitForURL(`${standIn.origin}/**`)
  await page.getByRole('link', { name: 'Confirm' }).click()
  await page.waitForURL(/\/order-confirmation/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await page.goto('about:blank')
  await shop.end('SIGTERM')
  await standIn.close()
})

test('without script another provider is reached by a page of the shop, and a card is asked for in no field of it', async ({
  page,
  browser,
  data,
}) => {
  const { shop, standIn } = await openShop(data)
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }], shop.url)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url, locale: 'en-US' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/checkout')
  await fillInDestination(plain, 'en-us')
  await plain.getByRole('button', { name: shipping.continue }).click()
  await plain.getByRole('button', { name: shipping.toPayment }).click()
  await plain.waitForURL(/\/checkout\/billing$/)
  await expect(plain.getByRole('textbox', { name: billing.cardNumber })).toHaveCount(0)
  await plain.getByRole('radio', { name: names.CREDIT_CARD }).check()
  await plain.getByRole('button', { name: billing.continue }).click()
  await expect(plain.getByText(billing.cardNeedsScript).first()).toBeVisible()
  await plain.getByRole('radio', { name: names.PAYPAL }).check()
  await plain.getByRole('button', { name: billing.continue }).click()
  await plain.getByRole('button', { name: review.buy }).click()
  await plain.waitForURL(`${standIn.origin}/**`)
  await plain.getByRole('link', { name: 'Confirm' }).click()
  await plain.waitForURL(/\/order-confirmation/)
  await context.close()
  await shop.end('SIGTERM')
  await standIn.close()
})
