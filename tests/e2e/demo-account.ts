import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword, type DemoAccount } from '#demo/accounts.ts'
import { expect } from './shop-test.ts'

/** The demo's account of a kind. */
export const demoAccount = (kind: DemoAccount['kind']): DemoAccount => {
  const found = demoAccounts.find((one) => one.kind === kind)
  if (!found) throw new Error(`the demo has no ${kind}`)
  return found
}

/** Signs in on the page of signing in. */
export const signInToDemo = async (page: Page, { email }: DemoAccount): Promise<void> => {
  await page.goto('/en-us/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/sign-in/)
}
