import { refreshCookie, sessionCookie } from '#src/contract/cookies.ts'
import { messages } from '#src/messages/messages.ts'
import { createAccount, newEmail, openNewAccount, password, signIn, signUp } from './account-steps.ts'
import { fillInSignIn } from './customer.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { account, refusals, security } = messages.en

test.use({
  expectedFaults: [
    /4(?:00|01|23).*(changepassword|consumers-v3\/consumer\b|auth\/signin|Bad Request|Unauthorized|Locked)/,
  ],
})

test('the ninth wrong password in a row is a warning, the tenth locks the account', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await page.goto('/en-us/sign-in')
  await islandsStarted(page)
  const main = page.getByRole('main')
  const tryWith = async (typed: string): Promise<void> => {
    await main.getByLabel(account.fields.email, { exact: true }).fill(email)
    await main.getByLabel(account.fields.password, { exact: true }).fill(typed)
    const replied = page.waitForResponse(/\/auth\/signin/)
    await main.getByRole('button', { name: account.signIn.submit, exact: true }).click()
    await replied
  }
  for (let times = 1; times <= 8; times += 1) {
    await tryWith(`Wrong-Mile-${times}`)
    await expect(page.getByRole('alert')).toContainText(refusals.AUT401)
  }
  await tryWith('Wrong-Mile-9')
  await expect(page.getByRole('alert')).toContainText(refusals.AUT426)
  await tryWith('Wrong-Mile-10')
  await expect(page.getByRole('alert')).toContainText(refusals.AUT423)
  await tryWith(password)
  await expect(page.getByRole('alert')).toContainText(refusals.AUT423)
})

test('a new password that many people use, or that is the old one, is told at its field', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await signUp(page, baseURL)
  await page.goto('/en-us/account/security')
  const main = page.getByRole('main')
  const newPassword = main.getByLabel(security.reset.newPassword, { exact: true })
  const change = async (typed: string): Promise<void> => {
    await main.getByLabel(security.security.currentPassword, { exact: true }).fill(password)
    await newPassword.fill(typed)
    await main.getByLabel(security.reset.confirmPassword, { exact: true }).fill(typed)
    await main.getByRole('button', { name: security.security.change }).click()
  }
  await change('Password1')
  await expect(newPassword).toHaveAccessibleDescription(new RegExp(refusals.FE873))
  await change(password)
  await expect(newPassword).toHaveAccessibleDescription(new RegExp(refusals.AUT451))
})

test.describe('what the shop refuses', () => {
  test.use({ expectedFaults: [/4\d\d.*(consumers-v3\/(consumer|auth)|Conflict|Bad Request|Unauthorized)/] })

  test('two devices that change a profile at once overwrite nothing', async ({ page, baseURL }) => {
    await signUp(page, baseURL)
    const other = await page.context().newPage()
    for (const tab of [page, other]) await tab.goto(`${baseURL}/en-us/account/profile`)
    await other.getByLabel('First name').fill('Annika')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Your changes are saved.')).toBeVisible()
    await page.getByLabel('Last name').fill('Bergmann')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Last name')).toHaveValue('Bergmann')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
  })

  test('a customer takes their data along, and deletes their account', async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    test.slow()
    const email = newEmail()
    await openNewAccount(page, baseURL, email)
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click()
    await expectAccessible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('my-data.json')

    await page.getByLabel('Email of your account').fill('somebody@example.com')
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Email of your account')).toHaveAccessibleDescription(
      'This is not the email of your account',
    )
    await page.getByLabel('Email of your account').fill(email)
    await page.getByLabel('Your password', { exact: true }).fill('wrong-Word-1')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/./)
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await signIn(page, email)
    await expect(page.getByRole('alert')).toContainText('Email or password is wrong')
  })
})

test('who is signed out meanwhile signs in over a form, which goes on with what they typed', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  await signUp(page, baseURL ?? '', email)
  await page.goto('/en-us/account/profile')
  await islandsStarted(page)
  const main = page.getByRole('main')
  await main.getByLabel(account.fields.lastName, { exact: true }).fill('Bergmann')
  for (const name of [sessionCookie, refreshCookie]) await page.context().clearCookies({ name })
  await main.getByRole('button', { name: account.save, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(security.notices.formWaits)).toBeVisible()
  await fillInSignIn(dialog, email)
  await expect(page).toHaveURL(/\/account\/profile\?saved$/)
  await expect(main.getByLabel(account.fields.lastName, { exact: true })).toHaveValue('Bergmann')
})
