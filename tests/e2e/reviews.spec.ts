import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { atWidths, overflowOf } from './at-widths.ts'
import { demoProducts } from './filled-cart.ts'
import { lineIdOf, staffPost } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'
import { signInAsStaff } from './staff.ts'

const boot = 'MW1201HB'
const { socks } = demoProducts
const text = messages.en.reviews

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a shopper reads reviews, keeps to some stars, and says what helped @both', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`/en-us/p/x-${boot}`)
      await page.getByRole('link', { name: /out of 5/ }).click()
      await expect(page).toHaveURL(/#reviews$/)
      const section = page.getByRole('region', { name: text.title })
      await expect(section.getByRole('article')).toHaveCount(4)
      await section.getByRole('link', { name: /^See all/ }).click()
      await expect(page.getByRole('article')).toHaveCount(10)
      if (javaScriptEnabled) await expectAccessible()
      await page
        .getByRole('list', { name: text.histogram })
        .getByRole('link', { name: /^4 stars/ })
        .click()
      await expect(page.getByText(formatMessage(text.only, { stars: 4 }, 'en-us'))).toBeVisible()
      await page.getByLabel(text.sort).selectOption(text['sort-newest'])
      await page.getByRole('button', { name: text.apply }).click()
      await expect(page).toHaveURL(/stars=4.*sort=newest/)
      const review = page.getByRole('article').first()
      await expect(review).toContainText(text.verified)
      await review.getByRole('button', { name: /^Yes \d/ }).click()
      await expect(page.getByRole('status').filter({ hasText: text.judged.voted })).toBeVisible()
      await expect(
        page
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^Yes [1-9]/ }),
      ).toBeVisible()
    })
  })

test('a buyer reviews what arrived, and shoppers read it once staff published it', async ({
  page,
  expectAccessible,
}) => {
  const order = await placeOrder(page, 'en-us', [{ productId: socks }])
  await staffPost(page, order.orderNumber, 'parcels', {
    shippingId: 'me',
    lines: [{ id: lineIdOf(order, socks), qty: 1 }],
  })
  const title = `Warm feet ${order.orderNumber}`
  await page.goto(`/en-us/reviews/write/${socks}`)
  await islandsStarted(page)
  await expectAccessible()
  await atWidths(page, async () => expect(await overflowOf(page)).toBe(0))
  const { form } = text
  await page
    .getByRole('radio', { name: formatMessage(text.stars, { stars: 5 }, 'en-us') })
    .check({ force: true })
  await page.getByLabel(form.title).fill(title)
  await page.getByLabel(form.text).fill('Not a single blister.')
  await page.getByLabel(form.nickname).fill('Anna')
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: form.done })).toBeFocused()

  await signInAsStaff(page, '/ops/reviews')
  await expectAccessible()
  const waiting = page.getByRole('listitem').filter({ hasText: title })
  await waiting.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The review is published.')).toBeVisible()
  await page.goto(`/en-us/reviews/${socks}?sort=newest`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
