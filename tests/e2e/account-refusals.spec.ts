import { messages } from '#src/messages/messages.ts'
import { createAccount, newEmail, password, signUp } from './account-steps.ts'
import { expect, test } from './shop-test.ts'

const { account, refusals, security } = messages.en

test.use({ expectedFaults: [/400.*(changepassword|Bad Request)/] })

test('the ninth wrong password in a row is a warning, the tenth locks the account', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await page.goto('/en-us/sign-in')
  const main = page.getByRole('main')
  const tryWith = async (typed: string): Promise<void> => {
    await main.getByLabel(account.fields.email, { exact: true }).fill(email)
    await main.getByLabel(account.fields.password, { exact: true }).fill(typed)
    const replied = page.waitForEvent('load')
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
