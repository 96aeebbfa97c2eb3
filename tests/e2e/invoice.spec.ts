import { readFile } from 'node:fs/promises'
import { messages } from '#src/messages/messages.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { newEmail, signUp } from './account-steps.ts'
import { demoProducts } from './filled-cart.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'

const { socks } = demoProducts

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a customer downloads the invoice of an order', async ({ page, baseURL }) => {
      const email = newEmail()
      await signUp(page, baseURL, email)
      const { orderNumber } = await placeOrder(page, 'en-us', [{ productId: socks }], email)
      await page.goto(`/en-us/account/orders/${orderNumber}`)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: messages.en.orders.detail.invoice }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`invoice-${orderNumber}.pdf`)
      const { text } = await readPdf(await readFile(await download.path()))
      for (const wanted of [orderNumber, 'Switchback Sock', 'Anna Berg']) expect(text).toContain(wanted)
    })
  })

test('a guest downloads an invoice in the language of the order', async ({ page }) => {
  const { orders } = messages.fr
  const { orderNumber, email } = await placeOrder(page, 'fr-fr', [{ productId: socks }])
  await page.context().clearCookies()
  await page.goto('/fr-fr/help/track-order')
  await page.getByLabel(orders.track.number).fill(orderNumber)
  await page.getByLabel(orders.track.email).fill(email)
  await page.getByRole('button', { name: orders.track.submit }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: orders.detail.invoice }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`facture-${orderNumber}.pdf`)
  const { text, info } = await readPdf(await readFile(await download.path()))
  expect(info).toMatchObject({ Language: 'fr-FR' })
  for (const wanted of ['Facture', 'TVA 20', 'Total hors taxes']) expect(text).toContain(wanted)
})
