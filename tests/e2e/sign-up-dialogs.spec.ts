import { phoneText } from '#src/rules/customer/phone-number.ts'
import { createAccount, newEmail, password } from './account-steps.ts'
import { fillInSignIn, fillInSignUp, openSignIn } from './customer.ts'
import { expect, test } from './shop-test.ts'

test('a shopper signs up in a dialog, says what they like, and completes their profile @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openSignIn(page)
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await expect(dialog.getByText('What an account is for')).toBeVisible()
  await expectAccessible('dialog[open]')
  await fillInSignUp(dialog, newEmail(), [/Send me news about/])

  await expect(page.getByRole('dialog', { name: 'What do you like?' })).toBeVisible()
  await expect(dialog.getByText('Your account is ready.')).toBeVisible()
  await expectAccessible('dialog[open]')
  await dialog.getByLabel('Hiking').check()
  await dialog.getByRole('button', { name: 'Save and continue' }).click()

  await expect(page.getByRole('dialog', { name: 'Welcome, Anna' })).toBeVisible()
  await expectAccessible('dialog[open]')
  await dialog.getByRole('link', { name: 'Complete your profile' }).click()
  await dialog.getByLabel('Phone').fill('123')
  await dialog.getByRole('button', { name: 'Save and continue' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/^A valid phone number is required/)
  const phone = `503${String(Date.now()).slice(-7).replace(/^[01]/, '2')}`
  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('dialog', { name: 'About you' })).toBeVisible()
  await expectAccessible('dialog[open]')
  await dialog.getByLabel('Date of birth').pressSequentially('02292000')
  await dialog.getByLabel('ZIP code').fill('97205')
  await dialog.getByRole('button', { name: 'Save and continue' }).click()
  await expect(dialog.getByLabel('Hiking')).toBeChecked()
  await dialog.getByRole('link', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog', { name: 'All done, Anna' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Go on shopping' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${baseURL}/en-us/account/profile`)
  await expect(page.getByLabel('Phone')).toHaveValue(phoneText(`+1${phone}`))
  await expect(page.getByText('Your profile is not complete yet')).toBeHidden()
})

test('who signs up without the newsletter is not asked for interests', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openSignIn(page)
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await fillInSignUp(dialog, newEmail())
  await expect(page.getByRole('dialog', { name: 'Welcome, Anna' })).toBeVisible()
})

/** Opens a page of the account in its dialog, as a link of the shop does that says so. */
const openByLink = async (page: Parameters<typeof openSignIn>[0], path: string) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Account' })
  await link.evaluate((element, href) => element.setAttribute('href', href), path)
  await link.click()
  return page.getByRole('dialog')
}

test('a shopper joins the club with an account, and is welcomed', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openByLink(page, '/en-us/loyalty-sign-up')
  await expect(dialog.getByText('Walk with us')).toBeVisible()
  await expectAccessible('dialog[open]')
  await fillInSignUp(dialog, newEmail())
  await expect(dialog.getByLabel('Date of birth')).toHaveAccessibleDescription(/This field is required/)
  await dialog.getByLabel(/I join the loyalty programme/).check()
  await dialog.getByLabel('Date of birth').fill('02/29/2000')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome, Anna' })).toBeVisible()
  await expect(dialog.getByText(/\d+ points to begin with/)).toBeVisible()
})

test('the enrollment begins with an email, and leads who has an account to signing in', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openByLink(page, '/en-us/enrollment')
  await expect(page.getByRole('dialog', { name: 'Sign in or sign up' })).toBeVisible()
  await expectAccessible('dialog[open]')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('This field is required')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await fillInSignIn(dialog, email)
  await expect(page.getByRole('dialog', { name: 'Your phone' })).toBeVisible()
})

test('the enrollment leads who is new to signing up, and to the club', async ({ page, baseURL }) => {
  const email = newEmail()
  await page.goto(`${baseURL}/en-us`)
  const dialog = await openByLink(page, '/en-us/enrollment')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email)
  await fillInSignUp(dialog, email, [/Send me news about/])
  await expect(page.getByRole('dialog', { name: 'Join the club' })).toBeVisible()
  await dialog.getByLabel('Date of birth').fill('02/29/2000')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome, Anna' })).toBeVisible()
  await expect(dialog.getByText(/points to begin with/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the enrollment is a row of pages', async ({ page, baseURL }) => {
    const email = newEmail()
    await page.goto(`${baseURL}/en-us/enrollment`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await fillInSignUp(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Join the club' })).toBeVisible()
    await page.getByRole('link', { name: 'Not now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your phone' })).toBeVisible()
    await page.getByRole('link', { name: 'Not now' }).click()
    await page.getByLabel('Date of birth').fill('02/29/2000')
    await page.getByLabel('ZIP code').fill('97205')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByLabel('Running').check()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All done, Anna' })).toBeVisible()
    await page.goto(`${baseURL}/en-us/enrollment`)
    await expect(page).toHaveURL(/\/enrollment\/mobile$/)
  })

  test('interests come after signing up with the newsletter, and then the account', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/en-us/sign-up`)
    await fillInSignUp(page, newEmail(), [/Send me news about/])
    await expect(page.getByRole('heading', { level: 1, name: 'What do you like?' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('Welcome! Your account is ready.')
    await page.getByLabel('Hiking').check()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page).toHaveURL(/\/en-us\/account\?welcome$/)
  })
})

test('steps of the enrollment are for signed-in customers, and lead back from there', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await page.goto(`${baseURL}/en-us/enrollment/interests`)
  await expect(page).toHaveURL(/\/en-us\/sign-in\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en-us\/enrollment\/interests$/)
})

test('where an account came from stays with it', async ({ page, baseURL }) => {
  const query = 'storeNum=pdx-1&enrollment_marketing_source=autumn&leadSource=friends&referral_code=ABCD1234'
  await page.goto(`${baseURL}/en-us/loyalty-sign-up?${query}`)
  await page.getByLabel('Date of birth').fill('02/29/2000')
  await fillInSignUp(page, newEmail(), [/I join the loyalty programme/])
  await expect(page).toHaveURL(/\/en-us\/account/)
  const data = await page.request.get(`${baseURL}/consumers-v3/consumer/personalData?locale=en-us`)
  const text = await data.text()
  for (const value of ['pdx-1', 'autumn', 'friends']) expect(text).toContain(`"${value}"`)
})
