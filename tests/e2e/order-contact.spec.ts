import { messages } from '#src/messages/messages.ts'
import { newEmail, signUp } from './account-steps.ts'
import { demoProducts } from './filled-cart.ts'
import { htmlFaults } from './html-rules.ts'
import { findOrder } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test, withAndWithoutScript } from './shop-test.ts'

const filling = [{ productId: demoProducts.socks }]

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    const locale = 'fr-fr'

    test(`a guest writes about an order, and types neither its number nor their name, in ${locale} ${windows}`, async ({
      page,
      expectAccessible,
    }) => {
      const { account, contact, orders } = messages.fr
      const order = await placeOrder(page, locale, filling)
      await page.context().clearCookies({ name: /^(?!OptanonConsent)/ })
      await findOrder(page, order, locale)
      const main = page.getByRole('main')
      const posted = page.waitForResponse((response) => response.request().method() === 'POST')
      await main.getByRole('button', { name: orders.detail.contact }).click()
      const response = await posted
      expect(response.headers()['cache-control']).toContain('no-store')
      expect(await htmlFaults(await response.text())).toEqual([])

      await expect(page).toHaveURL(new RegExp(`/${locale}/help/contact-us(#write)?$`))
      await expect(main.getByLabel(contact.form.subject)).toHaveValue('ORDER')
      await expect(main.getByLabel(account.fields.firstName, { exact: true })).toHaveValue('Anna')
      await expect(main.getByLabel(account.fields.lastName, { exact: true })).toHaveValue('Berg')
      await expect(main.getByLabel(account.fields.email, { exact: true })).toHaveValue(order.email)
      await expect(main.getByLabel(contact.form.orderNumber)).toHaveValue(order.orderNumber)
      if (javaScriptEnabled) await expectAccessible()
      await main.getByLabel(contact.form.message).fill('One sock is missing.')
      await main.getByRole('button', { name: contact.form.submit }).click()
      await expect(main.getByText(contact.form.sentTitle)).toBeVisible()
    })
  })

test('a customer writes about an order of the account', async ({ page, baseURL, expectAccessible }) => {
  test.slow()
  const { account, contact, orders } = messages.en
  const email = newEmail()
  await signUp(page, baseURL, email)
  const { orderNumber } = await placeOrder(page, 'en-us', filling, email)
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  const main = page.getByRole('main')
  await expectAccessible()
  await main.getByRole('button', { name: orders.detail.contact }).click()
  await expect(main.getByLabel(contact.form.orderNumber)).toHaveValue(orderNumber)
  await expect(main.getByLabel(account.fields.email, { exact: true })).toHaveValue(email)
  await expect(main.getByLabel(contact.form.message)).toHaveValue('')
  await expect(page).toHaveURL(/\/en-us\/help\/contact-us(#write)?$/)
})
