import type { Locator, Page } from '@playwright/test'
import { password } from './account-steps.ts'

/** What somebody with an account does on a page, in the words of the English shop. */

/** Presses the header's account link, which opens the dialog of signing in. */
export const openSignIn = async (page: Page): Promise<Locator> => {
  // Until the page has its script the link leads to the page of signing in.
  await page.waitForLoadState()
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').waitFor()
  return dialog
}

/** Fills in who signs up, in a page or in a dialog, and sends it. */
export const fillInSignUp = async (
  part: Page | Locator,
  email: string,
  ticked: RegExp[] = [],
): Promise<void> => {
  await part.getByLabel('First name').fill('Anna')
  await part.getByLabel('Last name').fill('Berg')
  await part.getByLabel('Email', { exact: true }).fill(email)
  await part.getByLabel('Password', { exact: true }).fill(password)
  for (const label of [/I accept the terms/, ...ticked]) await part.getByLabel(label).check()
  await part.getByRole('button', { name: 'Create account' }).click()
}

export const fillInSignIn = async (dialog: Locator, email: string, typed = password): Promise<void> => {
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(typed)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}
