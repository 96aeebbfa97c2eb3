import { htmlFaults } from './html-rules.ts'
import { createAccount, newEmail, openNewAccount, password, signIn, signUpByForm } from './account-steps.ts'
import { expect, test } from './shop-test.ts'

test('a shopper signs up, signs out and signs in again @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const email = newEmail()
  await page.goto(`${baseURL}/en-us/account`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await expectAccessible()
  await signUpByForm(page, baseURL, email)
  await expect(page.getByText('Your account is ready')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en-us$/)
  await page.goto(`${baseURL}/en-us/account`)
  await expect(page).toHaveURL(/\/en-us\/sign-in\?next=/)

  await signIn(page, email, 'Harbour-Mile-8')
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('a form that came back says what is wrong, and loses nothing', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.goto(`${baseURL}/fr-fr/sign-up`)
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Date de naissance').pressSequentially('31022000')
  await expect(page.getByLabel('Date de naissance')).toHaveValue('31/02/2000')
  await page.getByLabel('Mot de passe', { exact: true }).fill('lang genug')
  await page.getByRole('button', { name: 'Créer le compte' }).click()

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Nom : Ce champ est obligatoire',
    'E-mail : Ce champ est obligatoire',
    /^Mot de passe\s: /,
    /^Date de naissance\s: /,
    /^J’accepte les conditions/,
  ])
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(page.getByLabel('Date de naissance')).toHaveValue('31/02/2000')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
  await expectAccessible()
  await summary.getByRole('link', { name: /^E-mail/ }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
})

test('a password is shown where asked, and its rules tell when they are met', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/en-us/sign-up`)
  const field = page.getByLabel('Password', { exact: true })
  const met = page.locator('[data-rules-of] [data-met]')
  await field.fill('abc')
  await expect(met).toHaveCount(0)
  await field.fill('Abcdefgh')
  await expect(met).toHaveText(['at least 8 characters', 'an upper-case and a lower-case letter'])
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
})

test('an email that has an account is told at its field', async ({ page, baseURL }) => {
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await page.goto(`${baseURL}/en-us/sign-up?email=${encodeURIComponent(email)}`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/I accept the terms/).check()
  const terms = page.getByRole('main').getByRole('link', { name: 'Terms of sale' })
  await expect(terms).toHaveAttribute('href', '/en-us/brand-terms')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/There is an account/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is made and used by plain forms, and leads on to the page it was needed for', async ({
    page,
    baseURL,
  }) => {
    const email = newEmail()
    await signUpByForm(page, baseURL, email)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto(`${baseURL}/en-us/sign-in?next=${encodeURIComponent('/en-us/favorites')}`)
    await signIn(page, email)
    await expect(page).toHaveURL(/\/en-us\/favorites$/)
  })
})

test('signing in leads to pages of this shop alone', async ({ page, baseURL }) => {
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/de-de/cart']) {
    // A page of an account leaves by itself once its session is gone.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(`${baseURL}/en-us/sign-in?next=${encodeURIComponent(next)}`)
    await signIn(page, email)
    await expect(page).toHaveURL(`${baseURL}/en-us/account`)
  }
})

test('the forms are valid HTML, and fill themselves in', async ({ page, baseURL }) => {
  for (const path of ['sign-in', 'sign-up']) {
    await page.goto(`${baseURL}/de-de/${path}`)
    expect(await htmlFaults(await page.content())).toEqual([])
  }
  const tokens = await page
    .locator('form.form [autocomplete]')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.getAttribute('name')}: ${field.getAttribute('autocomplete')}`),
    )
  expect(tokens).toEqual([
    'firstName: given-name',
    'lastName: family-name',
    'email: email',
    'password: new-password',
    'birthDate: bday',
    'phone: tel',
    'postalCode: postal-code',
  ])
})

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
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('A valid phone number is required')
  await expect(page.getByLabel('Date of birth')).toHaveValue('02/29/2000')
  const phone = `503${String(Date.now()).slice(-7).replace(/^[01]/, '2')}`
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('ZIP code').fill('97205')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue(`+1${phone}`)
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
