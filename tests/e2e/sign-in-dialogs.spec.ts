import { messages } from '#src/messages/messages.ts'
import { createAccount, newEmail, password } from './account-steps.ts'
import { fillInSignIn, fillInSignUp, openSignIn } from './customer.ts'
import { addToCart, cartLink, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'
import { addAuthenticator, offerInNoField } from './virtual-authenticator.ts'

test.describe('a password that is wrong', () => {
  test.use({ expectedFaults: [/401/] })

  test('a shopper signs in without leaving the page, which follows at once @both', async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const email = newEmail()
    await createAccount(baseURL ?? '', email)
    const product = await openProduct(page, baseURL)
    const miniCart = await addToCart(page, product)
    await page.keyboard.press('Escape')
    await expect(miniCart).toBeHidden()
    const address = page.url()

    const dialog = await openSignIn(page)
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(dialog.getByText('Good to see you again')).toBeVisible()
    await expectAccessible('dialog[open]')
    await fillInSignIn(dialog, email, 'Harbour-Mile-8')
    await expect(dialog.getByRole('alert')).toContainText('Email or password is wrong')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(dialog.getByLabel('Email')).toHaveValue(email)
    await expectAccessible('dialog[open]')
    await fillInSignIn(dialog, email)
    await expect(page.getByRole('dialog', { name: 'Hello, Anna' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Complete your profile' })).toBeVisible()
    await expectAccessible('dialog[open]')
    await dialog.getByRole('link', { name: 'Go on shopping' }).click()
    await expect(dialog).toBeHidden()
    expect(page.url()).toBe(address)
    await expect(cartLink(page)).toHaveAccessibleName(/1/)
    const stored = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(stored).toEqual(expect.arrayContaining(['accessExpiry', 'login']))

    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  })
})

test.describe('what does not respond', () => {
  test.use({ expectedFaults: [/ERR_FAILED|no dialog|request failed/] })

  test('the account link is a link where the sign-in cannot be had as a dialog', async ({
    page,
    baseURL,
  }) => {
    await page.route(/AuthDialog/, (route) => route.abort())
    await page.goto(`${baseURL}/en-us`)
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  test('is told in the dialog, which tries again or leads to the page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/en-us`)
    const steps = /\/-\/auth-step\?/
    await page.route(steps, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog.getByRole('alert')).toHaveText('This could not be loaded.')
    await expect(dialog.getByRole('link', { name: 'Open it as a page' })).toHaveAttribute(
      'href',
      '/en-us/sign-in',
    )
    await page.unroute(steps)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByLabel('Email')).toBeFocused()

    await page.route(/\/auth\/signin/, (route) => route.abort())
    await fillInSignIn(dialog, 'robin@example.com')
    await expect(dialog.getByRole('alert')).toHaveText(messages.en.errors.byCode.NETWORK)
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password)
    await expect(dialog.getByLabel('Email')).toHaveValue('robin@example.com')
  })

  test('is waited for in words', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/en-us`)
    const gate = Promise.withResolvers<undefined>()
    await page.route(/\/-\/auth-step\?/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('dialog').getByText('One moment…')).toBeVisible()
    gate.resolve(undefined)
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  })
})

test('Escape, the back button and a reload close the dialog and stay on the page', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en-us`)
  const link = page.getByRole('banner').getByRole('link', { name: 'Account' })
  const dialog = await openSignIn(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await openSignIn(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await openSignIn(page)
  await page.reload()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en-us$/)
})

test('pages and dialogs of signing in lead to each other, with ids of their own', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openSignIn(page)
  await dialog.getByLabel('Email').fill('robin@example')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.getByRole('link', { name: /^Password/ }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill('shown')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await dialog.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue('robin@example')
  await dialog.getByLabel('Email').fill('robin@example.com')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('dialog', { name: 'Look into your mail' })).toBeVisible()
  await expect(dialog.getByText('If there is an account for robin@example.com')).toBeVisible()
  await dialog.getByRole('link', { name: 'Send it to another address' }).click()
  await dialog.getByRole('link', { name: 'Back to sign in' }).click()
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(doubled).toEqual([])
})

test('other tabs follow a sign-in and a sign-out', async ({ page, baseURL }) => {
  test.slow()
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await page.goto(`${baseURL}/en-us`)
  const [home, favorites] = [await page.context().newPage(), await page.context().newPage()]
  await home.goto(`${baseURL}/en-us`)
  await favorites.goto(`${baseURL}/en-us/favorites`)
  await expect(favorites.getByRole('link', { name: messages.en.wishlists.signIn })).toBeVisible()
  const loggedIn = (tab: typeof page) => tab.evaluate(() => 'login' in localStorage)

  await fillInSignIn(await openSignIn(page), email)
  await expect(page.getByRole('dialog', { name: 'Hello, Anna' })).toBeVisible()
  await expect.poll(() => loggedIn(home)).toBe(true)
  // The page comes anew, with a script that knows who is signed in.
  await expect(favorites.getByRole('link', { name: messages.en.wishlists.signIn })).toHaveCount(0)
  await favorites.waitForLoadState()
  await home.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(home.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await home.waitForLoadState()

  await home.getByRole('button', { name: 'Sign out' }).click()
  await expect(home).toHaveURL(/\/en-us$/)
  await expect(favorites).toHaveURL(/\/en-us$/)
  await expect.poll(() => loggedIn(page)).toBe(false)
})

for (const locale of ['en-gb', 'fr-ca', 'de-de'])
  test(`the dialog of signing in is there in ${locale}`, async ({ page, baseURL, expectAccessible }) => {
    await page.goto(`${baseURL}/${locale}`)
    await page.locator('header a[data-opens="sign-in"]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('input[name=email]')).toBeFocused()
    await expectAccessible('dialog[open]')
  })

test('password managers know the fields of the dialogs', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openSignIn(page)
  const tokens = () =>
    dialog
      .locator('form.form [autocomplete]')
      .evaluateAll((fields) =>
        fields.map((field) => `${field.getAttribute('name')}: ${field.getAttribute('autocomplete')}`),
      )
  expect(await tokens()).toEqual(['email: username webauthn', 'password: current-password'])
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await dialog.getByLabel('First name').waitFor()
  expect(await tokens()).toEqual([
    ...['firstName: given-name', 'lastName: family-name', 'email: email', 'password: new-password'],
    ...['birthDate: bday', 'phone: tel', 'postalCode: postal-code'],
  ])
})

test('a passkey signs in within the dialog', async ({ page, baseURL }) => {
  const { passkeys: texts } = messages.en
  await addAuthenticator(page)
  await offerInNoField(page)
  await page.goto(`${baseURL}/en-us/sign-up`)
  await fillInSignUp(page, newEmail())
  await expect(page).toHaveURL(/\/en-us\/account/)
  await page.goto(`${baseURL}/en-us/account/security`)
  await page.getByRole('button', { name: texts.create }).click()
  await expect(page.getByText(texts.added)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page).toHaveURL(/\/en-us$/)
  const dialog = await openSignIn(page)
  await dialog.getByRole('button', { name: texts.signIn }).click()
  await expect(page.getByRole('dialog', { name: 'Hello, Anna' })).toBeVisible()
  expect(page.url()).toBe(`${baseURL}/en-us`)
})
