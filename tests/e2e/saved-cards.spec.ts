import type { Page } from '@playwright/test'
import { newEmail, openNewAccount, signUp } from './account-steps.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

test.use({ expectedFaults: [/40[09].*(acquirer|payment_instruments|Bad Request|Conflict)/] })

const fillIn = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('03/39')
  await page.getByLabel('Security code').fill('737')
  await page.getByRole('button', { name: 'Save' }).click()
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'ending in' })

/** Saves two cards, has a third refused, makes the second main, and removes both. */
const manageCards = async (
  page: Page,
  baseURL: string | undefined,
  formIsThere: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Cards' }).click()
  await expect(page.getByText('You have saved no card yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add a card' }).click()
  await page.waitForURL(/\/cards\/new$/)
  await formIsThere(page)
  await fillIn(page, '4111 1111 1111 1111')
  await expect(cards(page)).toHaveText([/Main card\s*Visa ending in 1111\s*Expires 03\/2039/])

  await page.getByRole('link', { name: 'Add a card' }).click()
  await page.waitForURL(/\/cards\/new$/)
  await formIsThere(page)
  await fillIn(page, '4111 1111 1111 1112')
  await expect(page.getByText('Check the card number.').first()).toBeVisible()
  await fillIn(page, '4111 1111 1111 1111')
  await expect(page.getByRole('alert')).toContainText('You have saved this card already.')
  expect(await page.content()).not.toContain('1111 1111')
  await fillIn(page, '5201 2815 0512 9736')
  await expect(cards(page)).toHaveCount(2)

  const second = cards(page).filter({ hasText: '9736' })
  await second.getByRole('button', { name: /^Make main/ }).click()
  await expect(cards(page).first()).toContainText(/Main card\s*Mastercard ending in 9736/)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cards(page)).toHaveText([/Main card\s*Visa/])
  await cards(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page).toHaveURL(`${baseURL}/en-us/account/cards?saved`)
  await expect(cards(page)).toHaveCount(0)
}

test('a customer saves cards, marks one and removes them; the shop’s page gets a token alone @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const posted: string[] = []
  page.on('request', (request) => {
    const isShops = !request.url().includes('/acquirer/')
    if (isShops && request.method() !== 'GET') posted.push(request.postData() ?? '')
  })
  await signUp(page, baseURL, newEmail())
  await page.goto(`${baseURL}/en-us/account/cards/new`)
  await expectAccessible()
  expect(await htmlFaults(await page.content())).toEqual([])
  await manageCards(page, baseURL, islandsStarted)
  expect(posted.filter((one) => one.includes('"token":"card_'))).not.toEqual([])
  expect(posted.join()).not.toMatch(/512.?9736|1111.?1111|cardNumber|cardCode/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer saves cards, marks one and removes them', async ({ page, baseURL }) => {
    test.slow()
    await openNewAccount(page, baseURL, newEmail())
    await manageCards(page, baseURL)
    for (const [locale, title] of [
      ['de-de', 'Gespeicherte Karten'],
      ['fr-fr', 'Cartes enregistrées'],
    ]) {
      await page.goto(`${baseURL}/${locale}/account/cards`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    }
  })
})

test('a guest is led to signing in', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/en-us/account/cards`)
  await expect(page).toHaveURL(/\/en-us\/sign-in\?next=/)
})
