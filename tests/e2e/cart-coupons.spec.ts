import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { expect, mock, openCart, sitesTried, test } from './mock-shop.ts'
import { openProduct, chooseSize } from './shopper.ts'

const refusals = ['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'] as const

// A refused code is an answer that browsers write to their console.
test.use({ expectedFaults: [/status of 4\d\d|^answer 4\d\d/] })

for (const { locale, language } of sitesTried) {
  const { cart, errors } = messages[language]
  const { coupon } = cart

  test(`each refusal of a code is told at its field (${language})`, async ({ page, mockShop }) => {
    const { above } = await openCart(page, mockShop, locale, language)
    const field = page.getByRole('textbox', { name: coupon.label })
    await field.fill('BOOTS')
    for (const errorId of refusals) {
      await mock(page, `error=${errorId}&call=PUT /cart/v1/coupon`)
      await field.press('Enter')
      await expect.soft(field, errorId).toHaveAccessibleDescription(errors.byCode[errorId])
      await expect.soft(above, errorId).toHaveCount(1)
      await expect.soft(field, errorId).toBeFocused()
      await expect.soft(field, errorId).toHaveValue('BOOTS')
    }
    await mock(page, 'error=PRM150; distance=2050; unit=USD&call=PUT /cart/v1/coupon')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/20[.,]50/)
  })

  test(`a code is applied, listed and taken off by keyboard (${language})`, async ({
    page,
    mockShop,
    expectAccessible,
  }) => {
    await openCart(page, mockShop, locale, language)
    const field = page.getByRole('textbox', { name: coupon.label })
    await field.fill('welcome 10')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const applied = page.getByRole('list', { name: coupon.applied })
    await expect(applied.getByText('WELCOME10')).toBeVisible()
    await expect(applied.getByRole('listitem')).toContainText('10')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expectAccessible('main')

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const remove = page.getByRole('button', {
      name: formatMessage(coupon.removeCode, { code: 'WELCOME10' }, locale),
    })
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(applied).toHaveCount(0)
    await expect(field).toBeFocused()
  })
}

test('a code that one tab applies shows in the other', async ({ page, context, mockShop }) => {
  await openCart(page, mockShop, 'en-us', 'en')
  const other = await context.newPage()
  await other.goto(`${mockShop}/en-us/cart`)
  await expect(other.locator('astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10')
  await page.keyboard.press('Enter')
  const applied = other.getByRole('list', { name: 'Applied codes' })
  await expect(applied.getByText('WELCOME10')).toBeVisible()
  await other.getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect(page.getByRole('list', { name: 'Applied codes' })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a code is refused at its field, applied and taken off', async ({ page, baseURL }) => {
    const product = await openProduct(page, baseURL)
    await chooseSize(page, product)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const field = page.getByRole('textbox', { name: 'Promo code' })
    await field.fill('NOBODY-KNOWS')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(field).toHaveAccessibleDescription(messages.en.errors.byCode.PRM130)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await field.fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('list', { name: 'Applied codes' })).toContainText('WELCOME10')
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).click()
    await expect(page.getByRole('list', { name: 'Applied codes' })).toHaveCount(0)
  })
})
