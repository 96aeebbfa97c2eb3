import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { expect, test } from './shop-test.ts'

/** Has a colour that is sold out in every size. */
const slipOn = 'MW1408SO'
const texts = messages.en.backInStock
const email = 'waiting@example.com'
const sent = formatMessage(texts.sent, { email, name: '' }, 'en-us')

test('a shopper waits for what is sold out in a dialog of the product page @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/en-us/p/x-${slipOn}`)
  const link = page.getByRole('link', { name: messages.en.catalogue.notifyMe.link })
  await link.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.variant).selectOption({ index: 1 })
  await dialog.getByLabel(texts.email).fill('waiting@')
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(dialog.getByRole('alert')).toHaveText(texts.wrongEmail)
  await expectAccessible('dialog')
  await dialog.getByLabel(texts.email).fill(email)
  await dialog.getByLabel(texts.email).press('Enter')
  await expect(page.getByRole('dialog', { name: texts.sentTitle })).toBeVisible()
  await expect(dialog.getByText(sent)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/410/] })

  test('the same is a page, and a mailed link a form', async ({ page }) => {
    await page.goto(`/en-us/p/x-${slipOn}`)
    await page.getByRole('link', { name: messages.en.catalogue.notifyMe.link }).click()
    await page.getByLabel(texts.email).fill(email)
    await page.getByRole('main').getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(sent)).toBeVisible()

    await page.goto(`/en-us/back-in-stock/confirm?token=${'a'.repeat(60)}`)
    await page.getByRole('button', { name: texts.confirm.button }).click()
    await expect(page.getByRole('alert')).toHaveText(texts.late)
  })
})
