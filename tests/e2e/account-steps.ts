import type { Page } from '@playwright/test'
import { expect } from './shop-test.ts'

export const password = 'Harbour-Mile-7'

/** An email that nobody else of this run has. */
export const newEmail = (): string => `anna.${crypto.randomUUID()}@example.com`

/** Creates an account, and sees it. */
export const signUp = async (page: Page, baseURL: string | undefined, email = newEmail()) => {
  await page.goto(`${baseURL}/en-us/sign-up`)
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/I accept the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/en-us\/account/)
}
