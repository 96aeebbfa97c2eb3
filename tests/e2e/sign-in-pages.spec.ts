import { htmlFaults } from './html-rules.ts'
import { createAccount, newEmail, password, signIn, signUpByForm } from './account-steps.ts'
import { expect, test } from './shop-test.ts'

test.describe('a password that is wrong', () => {
  test.use({ expectedFaults: [/401/] })

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
})

const faultsInFrench = [
  'Nom : Ce champ est obligatoire',
  'E-mail : Ce champ est obligatoire',
  /^Mot de passe\s: /,
  /^Date de naissance\s: /,
  /^J’accepte les conditions/,
]

test('a form says what is wrong with it before it is sent, and loses nothing', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.goto(`${baseURL}/fr-fr/sign-up`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Date de naissance').pressSequentially('31022000')
  await expect(page.getByLabel('Date de naissance')).toHaveValue('31/02/2000')
  await page.getByLabel('Mot de passe', { exact: true }).fill('lang genug')
  await page.getByRole('button', { name: 'Créer le compte' }).click()

  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  const summary = page.getByRole('main').locator('.form-faults')
  await expect(summary.getByRole('listitem')).toHaveText(faultsInFrench)
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(page.getByLabel('Date de naissance')).toHaveValue('31/02/2000')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('lang genug')
  await expectAccessible()
  await summary.getByRole('link', { name: /^E-mail/ }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
})

test('a password is shown where asked, and its rules tell when they are met', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/en-us/sign-up`)
  const field = page.getByLabel('Password', { exact: true })
  const met = page.getByRole('listitem').and(page.locator('[data-met]'))
  await field.fill('abc')
  await expect(met).toHaveCount(0)
  await field.fill('Abcdefgh')
  await expect(met).toHaveText(['at least 8 characters', 'an upper-case and a lower-case letter'])
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
})

test.describe('an email that is taken', () => {
  test.use({ expectedFaults: [/409/] })

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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that came back says what is wrong, and loses nothing but the password', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/fr-fr/sign-up`)
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByLabel('Date de naissance').fill('31/02/2000')
    await page.getByLabel('Mot de passe', { exact: true }).fill('lang genug')
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText(faultsInFrench)
    await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
    await expect(page.getByLabel('Date de naissance')).toHaveValue('31/02/2000')
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
    await summary.getByRole('link', { name: /^E-mail/ }).click()
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  })

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

test('the pages of signing in lead to each other in place, with their names, addresses and what was typed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en-us/sign-in`, { waitUntil: 'networkidle' })
  await page.evaluate(() => (document.body.title = 'the first page'))
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('robin@example.com')
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('link', { name: 'Forgot your password?' }).click()
  const heading = (name: string) => main.getByRole('heading', { level: 1, name })
  await expect(heading('Forgot your password?')).toBeFocused()
  await expect(page).toHaveURL(/\/en-us\/forgot-password$/)
  await expect(page).toHaveTitle(/^Forgot your password\?/)
  await expect(main.getByLabel('Email')).toHaveValue('robin@example.com')
  await page.goBack()
  await expect(heading('Sign in')).toBeFocused()
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(main.getByLabel('Email')).toHaveValue('robin@example.com')
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.goForward()
  await expect(heading('Forgot your password?')).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('title', 'the first page')
  await page.reload()
  await expect(heading('Forgot your password?')).toBeVisible()
  await page.goBack()
  await expect(heading('Sign in')).toBeVisible()
})
