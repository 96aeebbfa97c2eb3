import { expect, type Page } from '@playwright/test'
import type { Order } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { htmlFaults } from './html-rules.ts'
import { staffKey } from '#tests/setup/shop-of-run.ts'

/** What staff do with an order, by the API. */
export const staffPost = async (
  { request }: Page,
  orderNumber: string,
  path: string,
  data: object,
): Promise<void> => {
  const headers = { authorization: `Bearer ${staffKey}` }
  const done = await request.post(`/ops/v1/orders/${orderNumber}/${path}`, { headers, data })
  expect(done.status(), await done.text()).toBe(200)
}

/** The id of the line of an order that holds a product. */
export const lineIdOf = ({ items }: Order, productId: string): string =>
  items.find((item) => item.productId === productId)?.id ?? ''

const texts = { 'en-us': messages.en, 'fr-fr': messages.fr, 'de-de': messages.de }

/** Finds an order as a guest does. */
export const findOrder = async (
  page: Page,
  { orderNumber, email }: Order,
  locale: keyof typeof texts,
): Promise<void> => {
  const { track } = texts[locale].orders
  await page.goto(`/${locale}/help/track-order`)
  const main = page.getByRole('main')
  await main.getByLabel(track.number).fill(orderNumber)
  await main.getByLabel(track.email).fill(email)
  const shown = page.waitForResponse((response) => response.url().includes('?order='))
  await main.getByRole('button', { name: track.submit }).click()
  expect(await htmlFaults(await (await shown).text())).toEqual([])
}
