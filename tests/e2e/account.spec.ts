import { phoneText } from '#src/rules/customer/phone-number.ts'
import { newEmail, openNewAccount } from './account-steps.ts'
import { expect, test } from './shop-test.ts'

test('a customer completes their profile, and says what they like', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await openNewAccount(page, baseURL)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('Your profile is not complete yet')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Phone').fill('123')
  await page.getByLabel('Date of birth').fill('02/29/2000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^A valid phone number is required/)
  await expect(page.getByLabel('Date of birth')).toHaveValue('02/29/2000')
  const phone = `503${String(Date.now()).slice(-7).replace(/^[01]/, '2')}`
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('ZIP code').fill('97205')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue(phoneText(`+1${phone}`))
  await expect(page.getByLabel('Date of birth')).toHaveValue('02/29/2000')
  await expect(page.getByText('Your profile is not complete yet')).toBeHidden()

  await page.getByRole('link', { name: 'Interests' }).click()
  await page.getByLabel('Hiking').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByLabel('Hiking')).toBeChecked()
  await expect(page.getByLabel('Running')).not.toBeChecked()
  await expectAccessible()
})

test('an address book has the fields of each country, and one main address', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await openNewAccount(page, baseURL)
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByText('You have no address here yet')).toBeVisible()
  for (const street of ['12 Mercer Street', '7 Harbour Lane']) {
    await page.goto(`${baseURL}/en-us/account/addresses/new`)
    await expect(page.getByLabel('State')).toBeVisible()
    await page.getByLabel('Country', { exact: true }).selectOption('Germany')
    await expect(page.getByLabel('State')).toBeHidden()
    await page.getByLabel('Address', { exact: true }).fill(street)
    await page.getByLabel('City').fill('Berlin')
    await page.getByLabel('Postal code').fill('1011')
    await page.getByLabel('Phone').fill('+49 30 1234567')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/exactly 5/)
    await expect(page.getByLabel('Postal code')).toBeFocused()
    await expectAccessible()
    await page.getByLabel('Postal code').fill('10115')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
  }
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Berlin' })
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: 'Main address' })).toContainText('12 Mercer Street')
  await expectAccessible()
  await page.getByRole('button', { name: 'Make main: 7 Harbour Lane' }).click()
  await expect(cards.filter({ hasText: 'Main address' })).toContainText('7 Harbour Lane')
  await page.getByRole('button', { name: 'Remove: 7 Harbour Lane' }).click()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Main address')
})

test('a customer joins the loyalty programme, and sees their points', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await openNewAccount(page, baseURL)
  await page.getByRole('link', { name: 'Loyalty' }).click()
  await page.getByRole('link', { name: 'Add your date of birth' }).click()
  await page.getByLabel('Date of birth').fill('02/29/2000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Loyalty' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText(/^\d+ points?$/).first()).toBeVisible()
  await expect(page.getByText('Tier: Trail · 900 more points to Ridge')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '500 points: $10.00 off' })).toContainText(
    '400 more points to go',
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('Hello, Anna')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Your points/ })).toContainText(
    '400 more points and you get $10.00 off',
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Loyalty' }).click()
  await page.getByText('Leave the programme').click()
  await page.getByRole('button', { name: 'Leave now' }).click()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
})

test('a customer is sent a link before the newsletter comes', async ({ page, baseURL, expectAccessible }) => {
  const email = newEmail()
  await openNewAccount(page, baseURL, email)
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await expectAccessible()
  await page.getByLabel('News about products and offers').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText(`We have sent a link to ${email}`)
})
