import { expect } from 'vitest'
import { openPlainBrowser } from './plain-browser.ts'
import { test } from './served-shop.ts'

/** What somebody types where a page asks for a secret: in no page that comes back, nor in what its islands are given. */
const secret = 'Harbour-Mile-7-typed'
const person = { firstName: 'Anna', lastName: 'Berg', email: 'anna.secret@example.com', terms: 'yes' }

const post = async (origin: string, path: string, form: Record<string, string>): Promise<string> => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(form),
  })
  expect(response.status).toBe(200)
  return response.text()
}

test.for([
  ['/en-us/sign-in', { email: 'nobody.here@example.com', password: secret }],
  ['/en-us/sign-in', { email: 'no email', password: secret }],
  ['/en-us/sign-up', { ...person, email: 'no email', password: secret }],
  ['/en-us/loyalty-sign-up', { ...person, password: secret }],
  ['/en-us/associate-login', { storeId: 'no store', email: person.email, password: secret }],
  [`/en-us/reset-password?token=${'a'.repeat(43)}`, { newPassword: secret, confirmPassword: secret }],
] as const)('%s gives back no password that was typed', async ([path, form], { origin }) => {
  const html = await post(origin, path, form)
  expect(html).toContain('form-fault')
  expect(html).not.toContain(secret)
})

test('pages of the account give back no password and no card', async ({ origin }) => {
  const browser = openPlainBrowser(origin)
  const password = 'Harbour-Mile-7'
  const email = `secret.${process.pid}@example.com`
  await browser.visit('/en-us/sign-up', {
    method: 'POST',
    body: new URLSearchParams({ ...person, email, password }),
  })
  const posts: [string, Record<string, string>][] = [
    ['/en-us/account/security', { currentPassword: secret, newPassword: secret, confirmPassword: 'another' }],
    ['/en-us/account/privacy', { email: 'another@example.com', password: secret }],
    ['/en-us/account/email', { email: 'no email', password: secret }],
    ['/en-us/account/profile', { firstName: '', lastName: 'Berg', password: secret }],
    [
      '/en-us/account/cards/new',
      { cardNumber: '4111 1111 1111 1112', cardExpiry: '03/39', cardCode: '7377' },
    ],
  ]
  for (const [path, form] of posts) {
    const { html } = await browser.visit(path, { method: 'POST', body: new URLSearchParams(form) })
    expect(html, path).toContain('form-fault')
    expect(html, path).not.toContain(secret)
    expect(html, path).not.toMatch(/1111 1111|1111.1112|7377/)
  }
})
