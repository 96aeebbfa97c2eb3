import { messages } from '#src/messages/messages.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'

const locale = 'fr-fr'

test(`a shopper writes to the shop, and loses nothing by a mistake, in ${locale}`, async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const { account, contact } = messages.fr
  const { fields } = account
  await page.goto(`${baseURL}/${locale}/help/contact-us`)
  expect(await htmlFaults(await page.content())).toEqual([])
  const form = page.getByRole('region', { name: contact.form.title })
  await form.getByLabel(contact.form.message).fill('It squeaks.\nLoudly.')
  await form.getByLabel(fields.email, { exact: true }).fill('anna@example')
  await form.getByRole('button', { name: contact.form.submit }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(4)
  await expect(form.getByLabel(contact.form.message)).toHaveValue('It squeaks.\nLoudly.')
  await expectAccessible()
  await form.getByLabel(contact.form.subject).selectOption('PRODUCT')
  await form.getByLabel(fields.firstName, { exact: true }).fill('Anna')
  await form.getByLabel(fields.lastName, { exact: true }).fill('Berg')
  await form.getByLabel(fields.email, { exact: true }).fill('anna@example.com')
  await form.getByRole('button', { name: contact.form.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: 'anna@example.com' })).toBeVisible()
  await expectAccessible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent by a plain form', async ({ page, baseURL }) => {
    const { contact } = messages.en
    await page.goto(`${baseURL}/en-us/help/contact-us`)
    await page.getByLabel(contact.form.subject).selectOption('ORDER')
    await page.getByLabel('First name').fill('Anna')
    await page.getByLabel('Last name').fill('Berg')
    await page.getByLabel('Email', { exact: true }).fill('anna@example.com')
    await page.getByLabel(contact.form.orderNumber).fill('W-1001')
    await page.getByLabel(contact.form.message).fill('Where is it?')
    await page.getByRole('button', { name: contact.form.submit }).click()
    await expect(page.getByText(contact.form.sentTitle)).toBeVisible()
  })
})
