import type { Locator, Page } from '@playwright/test'
import { phoneText } from '#src/rules/customer/phone-number.ts'
import { messages } from '#src/messages/messages.ts'
import { expect, test } from './shop-test.ts'

const { account, validation } = messages.en
const { sms, subscriptions } = account

/** A number of North America that nobody else of this run has. */
const newPhone = (): string => `212${String(Math.floor(Math.random() * 8_000_000) + 2_000_000)}`

const fillIn = async (main: Locator, phone: string): Promise<void> => {
  await main.getByLabel('First name').fill('Anna')
  await main.getByLabel('Last name').fill('Berg')
  await main.getByLabel('Email', { exact: true }).fill(`anna.${crypto.randomUUID()}@example.com`)
  await main.getByLabel('Password', { exact: true }).fill('Harbour-Mile-7')
  await main.getByLabel('Phone').fill(phone)
  await main.getByLabel(account.signUp.terms).check()
}

const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: account.signUp.submit }).click()

const accept = (page: Page): Locator => page.getByRole('main').getByLabel(sms.accept, { exact: true })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the box for messages shows terms, which are accepted, and follows another number', async ({
      page,
      expectAccessible,
    }) => {
      test.slow()
      const [first, second] = [newPhone(), newPhone()]
      await page.goto('/en-us/sign-up')
      const main = page.getByRole('main')
      await fillIn(main, first)
      await expect(accept(page)).toBeHidden()
      await main.getByLabel(sms.label).check()
      await expect(accept(page)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible()
      await main.getByLabel('Password', { exact: true }).fill('Harbour-Mile-7')
      await submit(page)
      await expect(main.getByLabel(sms.label)).toHaveAccessibleDescription(validation.terms)
      await main.getByLabel('Password', { exact: true }).fill('Harbour-Mile-7')
      await accept(page).check()
      await submit(page)
      await expect(page).toHaveURL(/\/en-us\/account/)

      await page.goto('/en-us/account/subscriptions')
      await expect(async () => {
        await page.reload()
        await expect(main.getByLabel(sms.label)).toBeChecked({ timeout: 1_000 })
      }).toPass()
      await expect(main.getByLabel('Phone')).toHaveValue(phoneText(`+1${first}`))
      await main.getByLabel('Phone').fill(second)
      await page.getByRole('button', { name: account.save }).click()
      await expect(page.getByText(account.saved)).toBeVisible()
      await expect(main.getByLabel('Phone')).toHaveValue(phoneText(`+1${second}`))
      const read = await page.request.get('/consumers-v3/consumer/subscription')
      expect(await read.json()).toMatchObject({
        subscriptions: expect.arrayContaining([
          expect.objectContaining({ recipient: `+1${first}`, optin: false }),
          expect.objectContaining({ recipient: `+1${second}`, optin: true }),
        ]),
      })
      await main.getByLabel(sms.label).uncheck()
      await expect(main.getByLabel(subscriptions.Newsletter)).not.toBeChecked()
      await page.getByRole('button', { name: account.save }).click()
      await expect(page.getByText(account.saved)).toBeVisible()
      await expect(main.getByLabel(sms.label)).not.toBeChecked()
    })

    test('a wrong phone takes the consent to messages back', async ({ page }) => {
      await page.goto('/en-us/sign-up')
      const main = page.getByRole('main')
      await fillIn(main, newPhone())
      await main.getByLabel(sms.label).check()
      await accept(page).check()
      await main.getByLabel('Phone').fill('12345')
      await main.getByLabel('Phone').blur()
      if (javaScriptEnabled) await expect(accept(page)).not.toBeChecked()
      await submit(page)
      await expect(main.getByLabel('Phone')).toHaveAccessibleDescription(validation.phone)
      await expect(main.getByLabel(sms.label)).toBeChecked()
      await expect(accept(page)).not.toBeChecked()
    })
  })
