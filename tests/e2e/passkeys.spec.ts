import type { Page } from '@playwright/test'
import { z } from 'zod'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { newEmail, password, signUp, signUpByForm } from './account-steps.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'
import { addAuthenticator, offerInNoField } from './virtual-authenticator.ts'

const { passkeys: texts, account, refusals } = messages.en

declare global {
  interface Window {
    noteBegun?: (way: string) => Promise<void>
  }
}

const listSchema = z.object({ passkeys: z.array(z.object({ passkeyId: z.string() })) })

const signInByPassword = async (page: Page, email: string): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: account.signIn.submit, exact: true }).click()
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/en-us/account')
  await page.getByRole('button', { name: account.signOut }).click()
  await expect(page).toHaveURL(/\/en-us\/?$/)
}

const create = (page: Page) => page.getByRole('button', { name: texts.create })
const byPasskey = (page: Page) => page.getByRole('main').getByRole('button', { name: texts.signIn })

test('a customer makes a passkey, signs in by it, names it and removes it @both', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const email = newEmail()
  const authenticator = await addAuthenticator(page)
  await offerInNoField(page)
  await signUp(page, '', email)
  await page.goto('/en-us/account/security')
  await expect(page.getByText(texts.none)).toBeVisible()
  await create(page).click()
  await expect(page.getByText(texts.added)).toBeVisible()
  await expectAccessible()
  expect(await htmlFaults(await page.content())).toEqual([])
  const row = page.getByRole('listitem').filter({ has: page.getByText(texts.rename, { exact: true }) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(/Chrome on /)
  expect(await authenticator.passkeyIds()).toHaveLength(1)

  await create(page).click()
  await expect(page.getByText(texts.known)).toBeVisible()

  await row.getByText(texts.rename, { exact: true }).click()
  await row.getByRole('textbox', { name: texts.name }).fill('Anna’s laptop')
  await row.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.renamed)).toBeVisible()
  await expect(row).toContainText('Anna’s laptop')

  await signOut(page)
  await page.goto(`/en-us/sign-in?next=${encodeURIComponent('/en-us/account/security')}`)
  await expect(byPasskey(page)).toBeVisible()
  await expectAccessible()
  await byPasskey(page).click()
  await expect(page).toHaveURL(/\/en-us\/account\/security$/)
  await expect(row).toContainText(/last used/)

  const remove = formatMessage(texts.removeNamed, { name: 'Anna’s laptop' }, 'en-us')
  await page.getByRole('button', { name: remove }).click()
  await expect(page.getByText(texts.removed)).toBeVisible()
  await expect(page.getByText(texts.none)).toBeVisible()
  await expect.poll(authenticator.passkeyIds).toEqual([])
})

test('the field of the email offers the passkey', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  await signUp(page)
  await page.goto('/en-us/account/security')
  await create(page).click()
  await expect(page.getByText(texts.added)).toBeVisible()
  await signOut(page)
  await authenticator.setPresent(true)
  await page.goto('/en-us/sign-in')
  await expect(page).toHaveURL(/\/en-us\/account$/)
})

test('an offer in the field that comes late gives up nothing of the button', async ({ page }) => {
  test.slow()
  const authenticator = await addAuthenticator(page)
  await signUp(page)
  await page.goto('/en-us/account/security')
  await create(page).click()
  await expect(page.getByText(texts.added)).toBeVisible()
  await authenticator.setPresent(false)
  await signOut(page)

  const begins = /\/auth\/passkey\/options/
  const begun: string[] = []
  await page.exposeFunction('noteBegun', (way: string) => begun.push(way))
  await page.addInitScript(() => {
    const container = navigator.credentials
    const get = container.get.bind(container)
    container.get = async (options) => {
      await window.noteBegun?.(options?.mediation ?? 'button')
      return get(options)
    }
  })
  const offer = Promise.withResolvers<undefined>()
  let isFirst = true
  await page.route(begins, async (route) => {
    const turn = isFirst ? offer.promise : undefined
    isFirst = false
    await turn
    await route.continue()
  })
  const held = page.waitForRequest(begins)
  await page.goto('/en-us/sign-in')
  const late = (await held).response()
  await byPasskey(page).click()
  await expect.poll(() => begun).toEqual(['button'])
  offer.resolve(undefined)
  await (await late)?.finished()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  expect(begun).toEqual(['button'])
})

test.describe('signing in by a passkey', () => {
  test.use({ expectedFaults: [/401/] })

  test('says that it was cancelled, or that the passkey is unknown, and lets the password be typed', async ({
    page,
  }) => {
    test.slow()
    const email = newEmail()
    const authenticator = await addAuthenticator(page)
    await signUp(page, '', email)
    await page.goto('/en-us/account/security')
    await create(page).click()
    await expect(page.getByText(texts.added)).toBeVisible()
    await authenticator.setPresent(false)
    await signOut(page)
    await page.goto('/en-us/sign-in')
    await authenticator.setVerified(false)
    await authenticator.setPresent(true)
    await byPasskey(page).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.cancelled })).toBeVisible()
    await authenticator.setPresent(false)
    await authenticator.setVerified(true)
    await signInByPassword(page, email)
    await expect(page).toHaveURL(/\/en-us\/account$/)

    const read = await page.request.get('/consumers-v3/consumer/passkeys')
    const { passkeys } = listSchema.parse(await read.json())
    await page.request.delete(`/consumers-v3/consumer/passkeys/${passkeys[0]?.passkeyId}`)
    expect(await authenticator.passkeyIds()).toHaveLength(1)
    await signOut(page)
    await authenticator.setPresent(true)
    await page.goto('/en-us/sign-in')
    await expect(page.getByRole('alert').filter({ hasText: texts.unknown })).toBeVisible()
    await expect.poll(authenticator.passkeyIds).toEqual([])
  })
})

test('who signs in by a password is offered a passkey, until they have one or decline', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const email = newEmail()
  await addAuthenticator(page)
  await signUp(page, '', email)
  const signInTo = async (next: string) => {
    await signOut(page)
    await page.goto(`/en-us/sign-in?next=${encodeURIComponent(next)}`)
    await expect(byPasskey(page)).toBeVisible()
    await signInByPassword(page, email)
  }
  await signInTo('/en-us/favorites')
  await expect(page.getByRole('heading', { level: 1, name: texts.offer.title })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: texts.offer.later }).click()
  await expect(page).toHaveURL(/\/en-us\/favorites$/)
  await signInTo('/en-us/favorites')
  await expect(page).toHaveURL(/\/en-us\/favorites$/)

  await page.context().clearCookies({ name: 'welt_no_passkey' })
  await signInTo('/en-us/favorites')
  await create(page).click()
  await expect(page).toHaveURL(/\/en-us\/favorites$/)
})

test('a browser without an authenticator of its own is offered none, and pages that need no passkey load no script of them', async ({
  page,
}) => {
  const email = newEmail()
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/passkey|webauthn/i.test(request.url())) loaded.push(request.url())
  })
  await signUpByForm(page, '', email)
  expect(loaded).toEqual([])
  await signOut(page)
  await page.goto('/en-us/sign-in')
  await signInByPassword(page, email)
  await expect(page).toHaveURL(/\/en-us\/account$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button of passkeys, and the security page says what they need', async ({ page }) => {
    await page.goto('/en-us/sign-in')
    await expect(byPasskey(page)).toBeHidden()
    await signUp(page)
    await page.goto('/en-us/account/security')
    await expect(page.getByText(texts.unsupported)).toBeVisible()
    await expect(create(page)).toBeHidden()
  })

  test('who is to prove who they are types their password, and goes on', async ({ page }) => {
    await signUp(page)
    await page.goto(`/en-us/account/confirm?next=${encodeURIComponent('/en-us/account/security')}`)
    const field = page.getByRole('main').getByLabel(account.ownPassword.label)
    await field.fill('Not-this-one-1')
    await page.getByRole('button', { name: texts.confirm.submit }).click()
    await expect(page.getByRole('alert')).toContainText(refusals.AUT450)
    await field.fill(password)
    await page.getByRole('button', { name: texts.confirm.submit }).click()
    await expect(page).toHaveURL(/\/en-us\/account\/security$/)
  })
})
