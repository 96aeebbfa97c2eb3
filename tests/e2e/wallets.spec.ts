import { messages } from '#src/messages/messages.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { demoProducts, fillCart, openCartPage } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { wallets, checkout, refusals, tenders } = messages.en
const dialogName = (wallet: string): string => wallets.simulation.title.replace('{wallet}', wallet)

test('an item of a product page is ordered by a simulated Apple Pay, beside the cart', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  const { url, upc } = await someProduct(baseURL ?? '')
  await page.goto(`${url}?variant=${upc}`)
  const button = page.getByRole('button', { name: tenders.names.DW_APPLE_PAY })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: dialogName('Apple Pay') })
  await expect(dialog).toContainText('This is a simulation')
  await expect(dialog.getByLabel(wallets.simulation.givenName)).toBeFocused()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await expectAccessible('dialog')
  await dialog.getByLabel(wallets.simulation.givenName).fill('')
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  await expect(dialog.getByRole('alert').first()).toContainText(wallets.sheet.missing)
  await dialog.getByLabel(wallets.simulation.givenName).fill('Anna')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order-confirmation\?storeContext=applePayPdp$/)
  await expect(page.getByRole('main')).toContainText(tenders.names.DW_APPLE_PAY)
  await openCartPage(page, 'en-us')
  await expect(page.getByRole('region', { name: 'Your cart' }).getByRole('listitem').first()).toContainText(
    /sock/i,
  )
})

test('a sheet that is closed leaves the cart, and tells where the shop does not deliver', async ({
  page,
}) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await openCartPage(page, 'en-us')
  await page.getByRole('link', { name: tenders.names.DW_APPLE_PAY }).click()
  const dialog = page.getByRole('dialog', { name: dialogName('Apple Pay') })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await dialog.getByLabel(wallets.simulation.countryCode).selectOption('CA')
  await dialog.getByLabel(wallets.simulation.postalCode).focus()
  await expect(dialog.getByRole('alert')).toContainText(refusals.walletCountry)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: messages.en.cart.checkout, exact: true }).click()
  await expect(page.getByRole('heading', { name: checkout.shipping.heading })).toBeVisible()
})

test('PayPal orders from the first step of the checkout, and is paid at its own page', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await page.goto('/en-us/checkout')
  await expectAccessible()
  await page.getByRole('link', { name: tenders.names.PAYPAL }).click()
  const dialog = page.getByRole('dialog', { name: dialogName('PayPal') })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: wallets.simulation.goOn }).click()
  await page.getByRole('button', { name: messages.en.acquirer.pay.approve }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.confirmation.title)
  await expect(page.getByRole('main')).toContainText(tenders.names.PAYPAL)
})

test('what the platform has of Apple Pay is used in place of the simulation', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    const contact = {
      ...{ givenName: 'Anna', familyName: 'Berg', addressLines: ['12 Harbour Street'], countryCode: 'US' },
      ...{ locality: 'San Francisco', administrativeArea: 'CA', postalCode: '94105' },
      ...{ emailAddress: 'anna.berg@example.com', phoneNumber: '+14155550100' },
    }
    type Handler = (event?: unknown) => void
    class Sheet {
      static canMakePayments = (): boolean => true
      onvalidatemerchant: Handler = () => undefined
      onpaymentmethodselected: Handler = () => undefined
      onshippingcontactselected: Handler = () => undefined
      onshippingmethodselected: Handler = () => undefined
      onpaymentauthorized: Handler = () => undefined
      begin = (): void => this.onvalidatemerchant({ validationURL: '' })
      abort = (): void => undefined
      completeMerchantValidation = (): void => this.onpaymentmethodselected()
      completePaymentMethodSelection = (): void =>
        this.onshippingcontactselected({ shippingContact: contact })
      completeShippingContactSelection = ({
        newShippingMethods = [],
      }: {
        newShippingMethods?: object[]
      }): void => this.onshippingmethodselected({ shippingMethod: newShippingMethods.at(-1) })
      completeShippingMethodSelection = (): void =>
        this.onpaymentauthorized({
          payment: { token: { paymentData: {} }, shippingContact: contact, billingContact: contact },
        })
      completePayment = ({ status }: { status: number }): void => {
        document.documentElement.dataset['paid'] = String(status)
      }
    }
    Object.assign(window, { ApplePaySession: Sheet })
  })
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await openCartPage(page, 'en-us')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: tenders.names.DW_APPLE_PAY }).click()
  await page.waitForURL(/\/order-confirmation$/)
  await expect(page.getByRole('main')).toContainText(tenders.names.DW_APPLE_PAY)
})

const locale = 'de-de'

test('a sheet speaks the language of its page, and pays there (de)', async ({ page, expectAccessible }) => {
  test.slow()
  const { wallets: texts, checkout: words, tenders: named } = messages.de
  await fillCart(page, locale, [{ productId: demoProducts.socks }])
  await page.goto(`/${locale}/checkout`)
  await page.getByRole('link', { name: named.names.DW_APPLE_PAY }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(texts.simulation.note.split('.')[0] ?? '')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await expectAccessible('dialog')
  await dialog.getByLabel(texts.simulation.postalCode).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title)
})

test('without script the buttons of wallets lead on as links and forms do', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/cart')
  await plain.getByRole('link', { name: tenders.names.PAYPAL }).click()
  await expect(plain).toHaveURL(/\/checkout\/shipping$/)
  const { url, upc } = await someProduct(baseURL ?? '')
  await plain.goto(`${url}?variant=${upc}`)
  await plain.getByRole('button', { name: tenders.names.PAYPAL }).click()
  await expect(plain).toHaveURL(/\/cart/)
  await context.close()
})
