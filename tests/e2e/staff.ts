import type { Page } from '@playwright/test'
import { staffKey } from '#tests/setup/shop-of-run.ts'
import { expect } from './shop-test.ts'

/** Signs in as staff, on the shop of all tests or on one of the test's own, and stays where that leads. */
export const signInAsStaff = async (page: Page, path = '/ops', shop = '', key = staffKey): Promise<void> => {
  await page.goto(`${shop}${path}`)
  await page.getByLabel('Staff key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}
