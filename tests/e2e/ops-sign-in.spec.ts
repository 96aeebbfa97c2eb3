import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

test.describe('staff', () => {
  test.use({ javaScriptEnabled: false })
  test.use({ expectedFaults: [/answer 400|status of 400/] })

  test('sign in by their key, are led to what they wanted, and sign out', async ({ page }) => {
    await page.goto('/ops/jobs')
    await expect(page).toHaveURL(/\/ops\?to=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.getByLabel('Staff key').fill('not the key')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('That is not the key.')
    await expect(page.getByLabel('Staff key')).toHaveAttribute('aria-invalid', 'true')

    await signInAsStaff(page, '/ops/jobs')
    await expect(page).toHaveURL(/\/ops\/jobs$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed jobs')
    await expect(page.getByRole('link', { name: 'Failed jobs' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Nothing failed.')).toBeVisible()

    await page.getByRole('link', { name: 'Marlow staff' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run the shop')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'welt_staff')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/ops' })

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Staff key')).toBeVisible()
    await page.goto('/ops/jobs')
    await expect(page.getByLabel('Staff key')).toBeVisible()
  })
})

test('the pages of staff pass axe', async ({ page, expectAccessible }) => {
  await page.goto('/ops')
  await expectAccessible()
  await signInAsStaff(page)
  await expectAccessible()
  for (const path of ['/ops/jobs', '/ops/webhooks']) {
    await page.goto(path)
    await expectAccessible()
  }
})
