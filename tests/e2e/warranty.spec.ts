import type { Locator, Page } from '@playwright/test'
import type { Order } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { heic, photograph, screenshot } from '#tests/fixtures/broken-goods.ts'
import { demoProducts } from './filled-cart.ts'
import { findOrder, lineIdOf, staffPost } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'
import { signInAsStaff } from './staff.ts'

const { socks } = demoProducts
const languages = { 'en-us': 'en', 'fr-fr': 'fr' } as const

/** An order of socks that has left. */
const sentOrder = async (page: Page, locale: keyof typeof languages): Promise<Order> => {
  const order = await placeOrder(page, locale, [{ productId: socks }])
  const lines = [{ id: lineIdOf(order, socks), qty: 1 }]
  await staffPost(page, order.orderNumber, 'parcels', { shippingId: 'me', lines })
  await page.context().clearCookies({ name: /^(?!OptanonConsent)/ })
  return order
}

/** Looks at a page at the widths of a phone, a tablet and a desktop. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photograph() })
const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await screenshot() })

/** What staff see of the latest case: its pictures, loaded. */
const shownToStaff = async (page: Page, { orderNumber }: Order): Promise<Locator> => {
  await signInAsStaff(page, '/ops/warranty')
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click()
  return page.getByRole('img')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const locale of ['en-us', 'fr-fr'] as const)
      test(`a shopper tells of goods that broke, in ${locale}`, async ({ page, expectAccessible }) => {
        const { warranty, orders } = messages[languages[locale]]
        const order = await sentOrder(page, locale)
        const main = page.getByRole('main')
        await page.goto(`/${locale}/help/warranty`)
        await main.getByLabel(orders.track.number).fill('12345')
        await main.getByRole('button', { name: orders.track.submit }).click()
        await expect(main.getByLabel(orders.track.number)).toHaveAccessibleDescription(
          new RegExp(orders.track.numberFault),
        )
        await findOrder(page, order, locale)
        await main.getByRole('button', { name: warranty.start }).click()
        await expect(main.getByText(order.orderNumber)).toBeVisible()
        if (javaScriptEnabled) {
          await islandsStarted(page)
          await expectAccessible()
          await look(page, `warranty-form-${locale}`)
        }

        await main
          .getByLabel(warranty.pictures.label)
          .and(page.locator('input'))
          .setInputFiles([await jpeg('a.jpg'), await png('b.png')])
        await main.getByRole('button', { name: warranty.submit }).click()
        if (javaScriptEnabled) await expect(main.getByLabel(warranty.item)).toBeFocused()
        else await expect(main.getByRole('alert').first()).toBeFocused()
        await expect(main.getByLabel(warranty.item)).toHaveAttribute('aria-invalid', 'true')
        if (javaScriptEnabled) {
          await expectAccessible()
          await expect(main.getByText('b.jpg')).toBeVisible()
          await look(page, `warranty-faults-${locale}`)
        } else {
          await expect(main.getByText(warranty.pictures.again)).toBeVisible()
          await main
            .getByLabel(warranty.pictures.label)
            .and(page.locator('input'))
            .setInputFiles([await jpeg('a.jpg'), await png('b.png')])
        }
        await main.getByLabel(warranty.item).selectOption(lineIdOf(order, socks))
        await main.getByLabel(warranty.description).fill('Un trou.\nAu talon.')
        await main.getByRole('button', { name: warranty.submit }).click()
        const told = formatMessage(warranty.told, { email: order.email }, locale)
        await expect(main.getByText(told)).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`/${locale}/help/warranty(?:\\?order=[0-9a-f]{8})?$`))
        if (javaScriptEnabled) {
          await expect(main.getByText(told)).toBeFocused()
          await expectAccessible()
          await look(page, `warranty-told-${locale}`)
        }

        const pictures = await shownToStaff(page, order)
        await expect(pictures).toHaveCount(2)
        await expect(page.getByText('Un trou.')).toBeVisible()
        if (javaScriptEnabled) {
          for (const picture of await pictures.all())
            await expect
              .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
              .toBeGreaterThan(0)
          await expectAccessible()
          await look(page, `warranty-case-${locale}`)
          await page.goto('/ops/warranty')
          await expectAccessible()
          await look(page, `warranty-cases-${locale}`)
        }
      })
  })

test('pictures are shown before they are sent, and taken away by keyboard', async ({
  page,
  expectAccessible,
}) => {
  const { description, item, pictures: texts, start, submit } = messages.en.warranty
  const order = await sentOrder(page, 'en-us')
  await findOrder(page, order, 'en-us')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: start }).click()
  await islandsStarted(page)
  const input = main.getByLabel(texts.label).and(page.locator('input'))
  await input.setInputFiles([await jpeg('heel.jpg'), await png('sole.png')])
  await expect(main.getByText('2 of 4 pictures chosen')).toBeVisible()
  await input.setInputFiles([{ name: 'phone.heic', mimeType: 'image/heic', buffer: heic }])
  await expect(main.getByText(formatMessage(texts.heic, { name: 'phone.heic' }, 'en-us'))).toBeVisible()
  await input.setInputFiles([await png('1.png'), await png('2.png'), await png('3.png')])
  await expect(main.getByText(formatMessage(texts.tooMany, { count: 4 }, 'en-us'))).toBeVisible()
  await expect(main.getByRole('listitem').filter({ has: page.locator('canvas') })).toHaveCount(4)
  await expectAccessible()
  await look(page, 'warranty-pictures')

  await main
    .getByRole('button', { name: formatMessage(texts.removeNamed, { name: 'sole.jpg' }, 'en-us') })
    .press('Enter')
  await expect(main.getByText('3 of 4 pictures chosen')).toBeVisible()
  await expect(input).toBeFocused()
  await main.getByLabel(item).selectOption(lineIdOf(order, socks))
  await main.getByLabel(description).fill('A hole.')
  await main.getByRole('button', { name: submit }).click()
  await expect(main.getByText(order.email)).toBeFocused()
  await expect(await shownToStaff(page, order)).toHaveCount(3)
})

test.describe('where sending fails', () => {
  test.use({ expectedFaults: [/ERR_FAILED|Failed to load resource/] })

  test('nothing is lost', async ({ page }) => {
    const { warranty } = messages.en
    const order = await sentOrder(page, 'en-us')
    await findOrder(page, order, 'en-us')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: warranty.start }).click()
    await islandsStarted(page)
    await main.getByLabel(warranty.description).fill('A hole.')
    await main.getByLabel(warranty.item).selectOption(lineIdOf(order, socks))
    await main
      .getByLabel(warranty.pictures.label)
      .and(page.locator('input'))
      .setInputFiles([await png('hole.png')])
    await page.route('**/consumer/warranty*', (route) => route.abort())
    await main.getByRole('button', { name: warranty.submit }).click()
    await expect(main.getByText(warranty.pictures.failed)).toBeVisible()
    await page.unroute('**/consumer/warranty*')
    await main.getByRole('button', { name: warranty.submit }).click()
    await expect(main.getByText(order.email)).toBeVisible()
  })
})
