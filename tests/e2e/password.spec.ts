import type { Page } from '@playwright/test'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messages, messagesOf } from '#src/messages/messages.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, sitesTried, test } from './mock-shop.ts'

const password = 'Harbour-Mile-7'
const better = 'Better-Mile-8'

const newEmail = (): string => `anna.${crypto.randomUUID()}@example.com`

const fill = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value)
}

/** The address of the newest mail's button, at the shop that shows it: the shop knows no address of its own here. */
const linkOfMail = async (page: Page, shop: string, subject: string, button: string): Promise<string> => {
  const link = page.getByRole('link', { name: subject })
  await expect(async () => {
    await page.goto(`${shop}/mail`)
    await expect(link.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.first().click()
  const href = await page.frameLocator('iframe').getByRole('link', { name: button }).getAttribute('href')
  const { pathname, search } = new URL(href ?? '')
  return `${shop}${pathname}${search}`
}

test.use({ expectedFaults: [/4(?:00|01|10)/] })

for (const site of sitesTried)
  test(`a forgotten password is set anew by a mailed link, and the cart stays, in ${site.locale}`, async ({
    page,
    mockShop,
    expectAccessible,
  }) => {
    test.slow()
    const { locale } = site
    const { account, mail, refusals, security } = messagesOf(site)
    const fields = fieldLabels(site)
    const email = newEmail()
    const at = (path: string): string => `${mockShop}/${locale}${path}`
    const product = await someProduct(mockShop, locale, 20)
    await page.goto(`${mockShop}${product.url}`)
    await page.evaluate(
      async ([productId, upc, site]) => {
        const headers = { 'content-type': 'application/json', 'x-locale': site ?? '' }
        await fetch('/token/v2/auth/token', { method: 'POST' })
        const body = JSON.stringify({ productId, upc, qty: 1 })
        await fetch('/cart/v1/cartWithItem', { method: 'POST', headers, body })
      },
      [product.productId, product.upc, locale],
    )

    await page.goto(at('/sign-up'))
    await fill(page, {
      [fields.firstName]: 'Anna',
      [fields.lastName]: 'Berg',
      [fields.email]: email,
      [fields.password]: password,
    })
    await page.getByLabel(account.signUp.terms).check()
    await page.getByRole('button', { name: account.signUp.submit }).click()
    await expect(page).toHaveURL(/\/account/)
    await page.getByRole('button', { name: account.signOut }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/?$`))

    await page.goto(at('/sign-in'))
    await page.getByRole('link', { name: account.signIn.forgotPassword }).click()
    await expectAccessible()
    expect(await htmlFaults(await page.content())).toEqual([])
    await fill(page, { [fields.email]: email })
    await page.getByRole('button', { name: security.forgot.submit }).click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    await expectAccessible()

    const link = await linkOfMail(page, mockShop, mail.resetPassword.subject, mail.resetPassword.action)
    await page.goto(link)
    await fill(page, { [security.reset.newPassword]: better, [security.reset.confirmPassword]: password })
    await page.getByRole('button', { name: security.reset.submit }).click()
    await expect(
      page.getByLabel(security.reset.confirmPassword, { exact: true }),
    ).toHaveAccessibleDescription(/./)
    await expectAccessible()
    await fill(page, { [security.reset.newPassword]: password, [security.reset.confirmPassword]: password })
    await page.getByRole('button', { name: security.reset.submit }).click()
    const newPassword = page.getByLabel(security.reset.newPassword, { exact: true })
    await expect(newPassword).toHaveAccessibleDescription(new RegExp(refusals.AUT452))
    await fill(page, { [security.reset.newPassword]: better, [security.reset.confirmPassword]: better })
    await page.getByRole('button', { name: security.reset.submit }).click()
    await expect(page.getByText(security.notices.reset)).toBeVisible()

    await page.goto(link)
    await fill(page, { [security.reset.newPassword]: password, [security.reset.confirmPassword]: password })
    await page.getByRole('button', { name: security.reset.submit }).click()
    await expect(page.getByRole('alert')).toContainText(refusals.AUT402)

    await page.goto(at('/sign-in'))
    const signIn = page.getByRole('main').getByRole('button', { name: account.signIn.submit, exact: true })
    await fill(page, { [fields.email]: email, [fields.password]: password })
    await signIn.click()
    await expect(page.getByRole('alert')).toContainText(refusals.AUT401)
    await fill(page, { [fields.email]: email, [fields.password]: better })
    await signIn.click()
    await expect(page).toHaveURL(at('/account'))
    await page.goto(at('/cart'))
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
  })

test('somebody whose email is nobody’s reads the same, and gets no mail', async ({ page, mockShop }) => {
  const { security } = messages.en
  const email = newEmail()
  await page.goto(`${mockShop}/en-us/forgot-password`)
  await fill(page, { Email: email })
  await page.getByRole('button', { name: security.forgot.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await page.goto(`${mockShop}/mail`)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a link that the shop did not send says so', async ({ page, mockShop, expectAccessible }) => {
  const { refusals, security } = messages.en
  const late = {
    'reset-password?token=none': refusals.AUT402,
    unlock: security.unlock.late,
    'unlock?token=none': security.unlock.late,
  }
  for (const [path, text] of Object.entries(late)) {
    await page.goto(`${mockShop}/en-us/${path}`)
    await expect(page.getByRole('alert')).toContainText(text)
    await expectAccessible()
  }
})

test('no page of a mailed link names its token to search engines, or in another address', async ({
  page,
  mockShop,
}) => {
  for (const path of ['unlock', 'verify-email', 'change-email', 'reset-password']) {
    await page.goto(`${mockShop}/en-us/${path}?token=${'a'.repeat(43)}`)
    await expect(page.locator('head link[rel=alternate], head link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('a[href*="token="]')).toHaveCount(0)
  }
})

test.describe('a password', () => {
  test.use({ expectedFaults: [/400.*(changepassword|Bad Request)/] })

  test('a customer changes the password, and signs out elsewhere', async ({
    page,
    browser,
    mockShop,
    expectAccessible,
  }) => {
    const { account, security } = messages.en
    const { security: texts, reset } = security
    const email = newEmail()
    await page.goto(`${mockShop}/en-us/sign-up`)
    await fill(page, { 'First name': 'Anna', 'Last name': 'Berg', Email: email, Password: password })
    await page.getByLabel(account.signUp.terms).check()
    await page.getByRole('button', { name: account.signUp.submit }).click()
    await expect(page).toHaveURL(/\/account/)

    const other = await browser.newPage()
    await other.goto(`${mockShop}/en-us/sign-in`)
    await fill(other, { Email: email, Password: password })
    await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other).toHaveURL(/\/account/)

    await page.goto(`${mockShop}/en-us/account/security`)
    await expectAccessible()
    await expect(page.getByText(security.events.signedUp)).toBeVisible()
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
    await expect(page.getByText(texts.ended)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0)

    await fill(page, {
      [texts.currentPassword]: 'Wrong-Mile-9',
      [reset.newPassword]: better,
      [reset.confirmPassword]: better,
    })
    await page.getByRole('button', { name: texts.change }).click()
    await expect(page.getByLabel(texts.currentPassword)).toHaveAccessibleDescription(/not your current/)
    await fill(page, {
      [texts.currentPassword]: password,
      [reset.newPassword]: better,
      [reset.confirmPassword]: better,
    })
    await page.getByRole('button', { name: texts.change }).click()
    await expect(page.getByText(texts.changed)).toBeVisible()
    await other.close()
  })
})
