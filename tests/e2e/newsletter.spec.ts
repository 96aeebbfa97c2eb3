import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { messages } from '#src/messages/messages.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test, withAndWithoutScript } from './shop-test.ts'

const recipient = 'newsletter@example.com'
const mailSchema = z.object({ to: z.literal(recipient), html: z.string(), unsubscribe: z.url() })

/** The mail that lies in a data folder once it was sent. */
const mailIn = async (data: string) => {
  const folder = join(data, 'mail')
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  await expect.poll(async () => (await names()).length).toBe(1)
  const [name = ''] = await names()
  const mail = mailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  return { ...mail, confirm: /href="([^"]*newsletter\/confirm[^"]*)"/.exec(mail.html)?.[1] ?? '' }
}

test('a mailed link confirms a subscription once its form is sent, and a mail service ends it by one post', async ({
  page,
  data,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const shop = await startShop(data)
  try {
    await page.request.post(`${shop.url}/token/v2/auth/token`)
    const subscribed = await page.request.post(`${shop.url}/consumers-v3/consumer/subscription`, {
      data: { channel: 'email', recipient },
    })
    expect(await subscribed.json()).toEqual({ status: 'confirmationSent' })
    const mail = await mailIn(data)
    const here = (address: string) => {
      const { pathname, search } = new URL(address)
      return shop.url + pathname + search
    }
    await page.goto(here(mail.confirm))
    await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('status').filter({ hasText: recipient })).toBeVisible()
    await page.goto(here(mail.unsubscribe))
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const ended = await fetch(here(mail.unsubscribe), { method: 'POST', body })
    expect({ status: ended.status, body: await ended.text() }).toEqual({
      status: 200,
      body: JSON.stringify({ recipient }),
    })
  } finally {
    await shop.end('SIGTERM')
  }
})

test.describe('a link that does not work', () => {
  test.use({ expectedFaults: [/410/] })

  test('is told as too old', async ({ page }) => {
    await page.goto(`/de-de/newsletter/unsubscribe?token=${'a'.repeat(60)}`)
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link gilt nicht mehr.' })).toBeVisible()
  })
})

/** The form in the foot of a page. */
const footForm = (page: Page) => page.getByRole('contentinfo', { name: messages.en.content.blocks.footer })

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`the foot of every page subscribes, and says that a link was mailed ${windows}`, async ({
      page,
      expectAccessible,
    }) => {
      const { form, subscribe } = messages.en.newsletter
      const email = `news.${crypto.randomUUID()}@example.com`
      await page.goto('/en-us/privacy')
      const foot = footForm(page)
      await foot.getByLabel(form.email).fill(email)
      await foot.getByRole('checkbox').check()
      await foot.getByRole('button', { name: form.submit }).click()
      await expect(page.getByRole('heading', { level: 1, name: subscribe.sentTitle })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible()
    })
  })

test('the newsletter’s page says what is wrong, and loses nothing', async ({ page, expectAccessible }) => {
  const { form } = messages.de.newsletter
  await page.goto('/de-de/newsletter')
  await expectAccessible()
  const main = page.getByRole('main')
  await main.getByLabel(form.email).fill('ada@localhost')
  await main.getByRole('button', { name: form.submit }).click()
  const summary = main.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveCount(2)
  await expect(main.getByLabel(form.email)).toHaveValue('ada@localhost')
  expect(await htmlFaults(await page.content())).toEqual([])
})

test('an email that looks mistyped is asked about once its link was mailed, and corrected by one press', async ({
  page,
}) => {
  const { form, subscribe } = messages.en.newsletter
  const mailbox = `news.${crypto.randomUUID()}`
  await page.goto('/en-us/newsletter')
  const main = page.getByRole('main')
  await main.getByLabel(form.email).fill(`${mailbox}@gmial.com`)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: form.submit }).click()
  await main.getByRole('button', { name: `Did you mean ${mailbox}@gmail.com?` }).click()
  await expect(main.getByRole('status')).toContainText(`${mailbox}@gmail.com`)
  await expect(page.getByRole('heading', { level: 1, name: subscribe.sentTitle })).toBeVisible()
})
