import type { Locator, Page } from '@playwright/test'

/** What somebody with an account does on a page, in the words of the English shop. */

export const password = 'Harbour-Mile-7'

export const newEmail = (): string => `anna.${crypto.randomUUID()}@example.com`

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

/** Has an account made, in a browser of its own. */
export const createAccount = async (
  page: Page,
  baseURL: string | undefined,
  email: string,
): Promise<void> => {
  const browser = page.context().browser()
  const other = await browser?.newPage()
  if (!other) throw new Error('There is no browser.')
  await other.goto(`${baseURL}/en-us/sign-up`)
  await fillInSignUp(other, email)
  await other.waitForURL(/\/en-us\/account/)
  await other.close()
}

export const fillInSignIn = async (dialog: Locator, email: string, typed = password): Promise<void> => {
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(typed)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}
