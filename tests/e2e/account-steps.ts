import type { Page } from '@playwright/test'
import { expect } from './shop-test.ts'

export const password = 'Harbour-Mile-7'

/** An email that nobody else of this run has. */
export const newEmail = (): string => `anna.${crypto.randomUUID()}@example.com`

const person = { firstName: 'Anna', lastName: 'Berg', password }

/** Has the visitor of a page an account, and signed in to it, by one request. */
export const signUp = async (page: Page, shop = '', email = newEmail()): Promise<void> => {
  const { origin } = new URL((await page.request.get(`${shop}/healthz`)).url())
  const answer = await page.request.post(`${origin}/en-us/sign-up`, {
    headers: { origin },
    form: { ...person, email, terms: 'yes' },
    maxRedirects: 0,
  })
  expect(answer.headers()['location']).toMatch(/\/en-us\/account/)
}

/** Has an account of nobody who is here. */
export const createAccount = async (shop: string, email: string): Promise<void> => {
  const answer = await fetch(`${shop}/consumers-v3/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en-us' },
    body: JSON.stringify({ ...person, email, isTermsConfirmed: true }),
  })
  expect(answer.status).toBe(200)
}

/** Has the visitor of a page an account by one request, and opens it. */
export const openNewAccount = async (page: Page, shop = '', email = newEmail()): Promise<void> => {
  await signUp(page, shop, email)
  await page.goto(`${shop}/en-us/account`)
}

/** Creates an account by the form, and sees it. */
export const signUpByForm = async (page: Page, baseURL: string | undefined, email: string): Promise<void> => {
  await page.goto(`${baseURL}/en-us/sign-up`)
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/I accept the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/en-us\/account/)
}

/** Signs in by the form. */
export const signIn = async (page: Page, email: string, typed = password) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}
