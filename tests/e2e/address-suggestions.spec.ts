import { signUp } from './account-steps.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

test('a town is suggested as it is typed, and brings its state along', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await signUp(page, baseURL)
  await page.goto(`${baseURL}/en-us/account/addresses/new`)
  await islandsStarted(page)
  const city = page.getByRole('combobox', { name: 'City' })
  await city.pressSequentially('portl')
  await expect(page.locator('#city-list option').first()).toHaveAttribute('value', 'Portland, OR')
  await expectAccessible()
  // Browsers put the value of the option that is chosen into the field.
  await city.fill('Portland, OR')
  await expect(city).toHaveValue('Portland')
  await expect(page.getByLabel('State')).toHaveValue('OR')
})
