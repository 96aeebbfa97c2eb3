import type { Page } from '@playwright/test'
import { associateSettings } from '#src/base/associate-settings.ts'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'
import { addToCart, openProduct } from './shopper.ts'

const emailOf = (kind: string): string => demoAccounts.find((one) => one.kind === kind)?.email ?? ''

const bar = (page: Page) => page.getByRole('complementary', { name: 'Associate' })

const signIn = async (page: Page, password = demoPassword) => {
  await page.goto('/en-us/associate-login')
  await page.getByLabel('Store').selectOption('Marlow Seattle')
  await page.getByLabel('Email').fill(emailOf('associate'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in to the store' }).click()
}

const buyFor = async (page: Page, email: string, name: string) => {
  await bar(page)
    .getByRole('link', { name: /customer$/ })
    .click()
  await page.getByLabel('Email or phone').fill(email)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: `Buy for ${name}` }).click()
  await expect(bar(page)).toContainText(`Buying for ${name}`)
}

test.describe('a password that is wrong', () => {
  test.use({ expectedFaults: [/401/] })

  test('an associate signs in to a store, and finds whom to buy for', async ({ page, expectAccessible }) => {
    await signIn(page, 'Not-this-one-1')
    await expect(page.getByRole('alert')).toContainText('Email or password is wrong')
    await expectAccessible()
    await signIn(page)
    await expect(bar(page)).toContainText('Buying for nobody yet')
    await expect(bar(page)).toContainText('Sam Castle, Marlow Seattle')
    await expectAccessible()
    expect(await htmlFaults(await page.content())).toEqual([])
    await buyFor(page, emailOf('customer'), 'Robin Weaver')
  })
})

test('an associate takes something off an item in the cart, within the limit, and takes it back', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await signIn(page)
  await expect(bar(page)).toBeVisible()
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us/cart')
  await page.getByRole('main').getByRole('link', { name: 'Adjust prices' }).click()
  await page.getByRole('link', { name: `Adjust ${product.name}` }).click()
  await page.getByLabel('How much').fill('21')
  await page.getByLabel('Reason').selectOption('Flaw')
  await page.getByRole('button', { name: 'Adjust the price' }).click()
  await expect(page.getByLabel('How much')).toHaveAccessibleDescription('At most 20 %')
  await expectAccessible()
  await page.getByLabel('How much').fill('12,5')
  await page.getByRole('button', { name: 'Adjust the price' }).click()
  await expect(page.getByRole('main')).toContainText(/off: Flaw/)
  await page.goto('/en-us/cart')
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Flaw')
  await page.goto('/en-us/associate/prices')
  await page.getByRole('button', { name: /^Take back/ }).click()
  await expect(page.getByRole('main')).not.toContainText('Flaw')
})

test('the next customer begins with no cart, and signing out leads to the associates’ sign-in', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await signIn(page)
  await buyFor(page, emailOf('customer'), 'Robin Weaver')
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us/associate')
  await buyFor(page, emailOf('athlete'), 'Ana Ribeiro')
  await page.goto('/en-us/cart')
  await expect(page.getByRole('main')).toContainText('Your cart is empty')

  await page.goto('/en-us/account')
  await expect(page).toHaveURL(/\/en-us\/associate$/)
  await bar(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en-us\/associate-login$/)
  await page.goto('/en-us')
  await expect(bar(page)).toHaveCount(0)
  await page.goto('/en-us/associate')
  await expect(page).toHaveURL(/\/en-us\/associate-login$/)
})

test('a customer whom nobody knows is noted, and bought for at once', async ({ page, expectAccessible }) => {
  const email = `grace.${crypto.randomUUID()}@example.com`
  await signIn(page)
  await page.getByLabel('Email or phone').fill(email)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'We know nobody by that' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Note, and buy for them' }).click()
  await expect(page.getByRole('alert')).toContainText('First name: ')
  await expectAccessible()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByRole('button', { name: 'Note, and buy for them' }).click()
  await expect(bar(page)).toContainText('Buying for Grace Hopper')
  await page.getByRole('button', { name: 'Buy for nobody' }).click()
  await expect(bar(page)).toContainText('Buying for nobody yet')
})

test('a page that is left alone leads to the sign-in, and so does whatever is opened after that', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page)
  await expect(bar(page)).toBeVisible()
  await page.waitForLoadState()
  const left = page.waitForResponse(/\/associate-login\?/)
  const cameBack = page.waitForEvent('load')
  // The server’s own clock runs on: for it the associate is still there, and is led back.
  await page.clock.fastForward(associateSettings.idleMinutes * 60_000 + 2_000)
  await left
  await cameBack
  await expect(page).toHaveURL(/\/en-us\/associate$/)
  await page.context().clearCookies({ name: 'welt_session' })
  await page.context().clearCookies({ name: 'welt_refresh' })
  await page.goto('/en-us/c')
  await expect(page).toHaveURL(/\/en-us\/associate-login\?notice=ended$/)
  await expect(
    page.getByRole('status').filter({ hasText: 'Your session in the store is over' }),
  ).toBeVisible()
  await page.goto('/en-us/c')
  await expect(page).toHaveURL(/\/en-us\/c$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an associate signs in and chooses a customer by plain forms', async ({ page }) => {
    await signIn(page)
    await buyFor(page, emailOf('member'), 'Mara Lindqvist')
    // Without script a browser loads all pictures at once.
    await page.goto('/en-us', { waitUntil: 'commit' })
    await expect(bar(page)).toContainText('Buying for Mara Lindqvist')
  })
})
