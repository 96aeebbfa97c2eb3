import type { Page } from '@playwright/test'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, sitesTried, test } from './mock-shop.ts'

const password = 'Harbour-Mile-7'
const newEmail = (): string => `anna.${crypto.randomUUID()}@example.com`

/** The address of a mail's button, at the shop that shows it: the shop knows no address of its own here. */
const linkOfMail = async (page: Page, shop: string, to: string, button: string): Promise<string> => {
  const mail = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: to })
  await expect(async () => {
    await page.goto(`${shop}/mail`)
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.first().getByRole('link').first().click()
  const href = await page.frameLocator('iframe').getByRole('link', { name: button }).getAttribute('href')
  const { pathname, search } = new URL(href ?? '')
  return `${shop}${pathname}${search}`
}

for (const site of sitesTried)
  test(`an account has its new email once the mailed link is taken, in ${site.locale}`, async ({
    page,
    mockShop,
    expectAccessible,
  }) => {
    test.slow()
    const { locale } = site
    const { account, mail, security } = messagesOf(site)
    const fields = fieldLabels(site)
    const { email: texts, changeEmail } = security
    const [email, better] = [newEmail(), newEmail()]
    const at = (path: string): string => `${mockShop}/${locale}${path}`
    const main = page.getByRole('main')
    await page.goto(at('/sign-up'))
    await main.getByLabel(fields.firstName, { exact: true }).fill('Anna')
    await main.getByLabel(fields.lastName, { exact: true }).fill('Berg')
    await main.getByLabel(fields.email, { exact: true }).fill(email)
    await main.getByLabel(fields.password, { exact: true }).fill(password)
    await main.getByLabel(account.signUp.terms).check()
    await main.getByRole('button', { name: account.signUp.submit }).click()
    await expect(page).toHaveURL(/\/account/)

    await page.goto(at('/account/profile'))
    await main.getByRole('link', { name: texts.link, exact: true }).click()
    await expectAccessible()
    expect(await htmlFaults(await page.content())).toEqual([])
    await main.getByLabel(texts.new).fill(email.toUpperCase())
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByLabel(texts.new)).toHaveAccessibleDescription(texts.own)
    await main.getByLabel(texts.new).fill(better)
    await main.getByRole('button', { name: texts.submit }).click()
    const sent = formatMessage(texts.sent, { email: better, minutes: 60 }, locale)
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
    await expectAccessible()

    await page.goto(await linkOfMail(page, mockShop, better, mail.confirmNewEmail.action))
    await expect(page.getByRole('heading', { level: 1, name: changeEmail.title })).toBeVisible()
    await expectAccessible()
    await main.getByRole('button', { name: changeEmail.submit }).click()
    await expect(page.getByText(security.notices.emailChanged)).toBeVisible()
    await page.goto(at('/account/profile'))
    await expect(main.getByText(better)).toBeVisible()
    await page.goto(at('/account/security'))
    await expect(main.getByText(security.events.emailChanged)).toBeVisible()
  })
