import type { Page, Response, Route } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { drivenAtLines } from './error-codes.ts'
import { expect, isChange, mock, openCart, sitesTried, test } from './mock-shop.ts'
import { buyBoxStarted, chooseSize } from './shopper.ts'

/** Has changes answered by what no client can read. The route stays: to take it off while a reading goes out holds that up. */
const respondWithNonsense = (route: Route): Promise<void> =>
  route.request().method() === 'PUT' ? route.fulfill({ body: '<h1>Sorry</h1>' }) : route.continue()

/** A change that no mock has answered. */
const isDoneChange = (response: Response): boolean =>
  isChange(response) && response.request().headers()['x-mock-error'] === undefined

const cartIdOf = async (page: Page): Promise<string | undefined> =>
  readVisitorCookie(await page.evaluate(() => document.cookie)).cartId

for (const { locale, language } of sitesTried) {
  const { cart, errors } = messages[language]
  const words: Readonly<Record<string, string>> = errors.byCode
  const wordsOf = (errorId: string): string => words[errorId] ?? 'no words'
  const most = formatMessage(errors.maximum, { maxAllowedQty: 3 }, locale)

  test(`a change that fails is told where and as the catalogue says (${language})`, async ({
    page,
    mockShop,
  }) => {
    test.slow()
    const { line, above, more, quantity, reads } = await openCart(page, mockShop, locale, language)
    for (const { errorId, place, behaviour } of drivenAtLines) {
      const before = reads()
      const [told, silent] = place === 'lineItem' ? [line, above] : [above, line]
      if (errorId === 'UNREADABLE') await page.route('**/cart/v1/**', respondWithNonsense)
      await mock(page, errorId === 'UNREADABLE' ? '' : `error=${errorId}&call=PUT`)
      await Promise.all([page.waitForResponse(isChange), more.click()])
      await expect.soft(told, errorId).toHaveText(wordsOf(errorId))
      await expect.soft(silent, errorId).toHaveCount(0)
      await expect.soft(quantity, errorId).toHaveValue('1')
      await expect
        .poll(() => reads() - before, `${errorId}: ${behaviour}`)
        .toBe(behaviour === 'refetch' ? 1 : 0)
    }
  })

  test(`the most of an item, and of a gift, is told at its line (${language})`, async ({
    page,
    mockShop,
  }) => {
    const { line, more } = await openCart(page, mockShop, locale, language)
    const told = [
      ['INV408; maxAllowedQty=3', most],
      ['INV408', wordsOf('INV408')],
      ['GWP403; maxAllowedQty=3', most],
      ['GWP403', wordsOf('INV408')],
    ]
    for (const [error = '', text = ''] of told) {
      await mock(page, `call=PUT&error=${error}`)
      await more.click()
      await expect(line).toHaveText(text)
    }
  })

  test(`what the shop can mend by itself is mended without a word, else told (${language})`, async ({
    page,
    mockShop,
  }) => {
    const { above, line, more, quantity } = await openCart(page, mockShop, locale, language)
    let units = 1
    for (const errorId of ['AUT404', 'AUT432', 'BSK409', 'BSK404']) {
      const before = await cartIdOf(page)
      await mock(page, `error=${errorId}&call=PUT&times=1`)
      units += 1
      await Promise.all([page.waitForResponse(isDoneChange), more.click()])
      await expect(quantity, errorId).toHaveValue(String(units))
      await expect(above.or(line), errorId).toHaveCount(0)
      expect((await cartIdOf(page)) === before, errorId).toBe(errorId !== 'BSK404')

      await mock(page, `error=${errorId}&call=PUT`)
      await more.click()
      await expect(above, errorId).toHaveText(wordsOf(errorId))
      await expect(quantity, errorId).toHaveValue(String(units))
    }
  })

  test(`an invalid customer gets a new cart, and the page anew after four seconds (${language})`, async ({
    page,
    mockShop,
  }) => {
    const { more } = await openCart(page, mockShop, locale, language)
    const before = await cartIdOf(page)
    await mock(page, 'error=AUT498&call=PUT&times=1')
    const loaded = page.waitForEvent('load')
    const { promise: isRead, resolve: goOn } = Promise.withResolvers<undefined>()
    await page.route(page.url(), async (route) => {
      await isRead
      await route.continue()
    })
    const begun = Date.now()
    await more.click()
    await expect(page.getByRole('status').filter({ hasText: wordsOf('AUT498') })).toBeVisible()
    await expect(page.getByText(cart.empty)).toBeVisible()
    goOn(undefined)
    await loaded
    expect(Date.now() - begun).toBeGreaterThanOrEqual(4000)
    await expect(page.getByText(cart.empty)).toBeVisible()
    expect(await cartIdOf(page)).not.toBe(before)
  })

  test(`an item that could not be removed is told by a toast, and comes back (${language})`, async ({
    page,
    mockShop,
  }) => {
    const { quantity } = await openCart(page, mockShop, locale, language)
    await mock(page, 'error=GEN500&call=DELETE&times=1')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(remove|supprimer)/i })
      .click()
    await expect(page.getByRole('status').filter({ hasText: cart.item.removeFailed })).toBeVisible()
    await expect(quantity).toHaveValue('1')
  })

  test.describe('on a product page', () => {
    test.use({ expectedFaults: [/status of 403|^answer 403/] })

    test(`an add tells what failed at its button, by a toast or in a dialog (${language})`, async ({
      page,
      mockShop,
    }) => {
      const product = await someProduct(mockShop, locale, 20)
      const color = product.variants[0]?.attributes['color'] ?? ''
      await page.goto(`${mockShop}${product.url}?color=${color}`)
      await buyBoxStarted(page)
      await chooseSize(page, product)
      const add = page.locator('[data-buy]').first()
      const inline = page.locator('[data-failure]')

      await mock(page, 'call=POST /cart&error=INV408; maxAllowedQty=3')
      await add.click()
      await expect(inline).toHaveText(most)

      await mock(page, 'call=POST /cart&error=GWP403')
      await add.click()
      await expect(page.getByRole('status').filter({ hasText: wordsOf('GWP403') })).toBeVisible()
      await expect(inline).toBeHidden()

      await mock(page, 'call=POST /cart&error=AUT403&status=403')
      await add.click()
      const challenge = page.getByRole('dialog', { name: errors.challenge.title })
      await expect(challenge).toContainText(wordsOf('AUT403'))
      await mock(page, '')
      const loaded = page.waitForEvent('load')
      await challenge.getByRole('button', { name: errors.challenge.confirm }).click()
      await loaded
      await buyBoxStarted(page)
      await chooseSize(page, product)
      await add.click()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: product.name, exact: true }),
      ).toBeVisible()
    })
  })

  test(`a form without script brings the same words (${language})`, async ({ page, mockShop }) => {
    const { line } = await openCart(page, mockShop, locale, language)
    const itemId = (await page.locator('main [id^="item-"]').getAttribute('id'))?.slice('item-'.length) ?? ''
    const posted = await page.request.post(`${mockShop}/${locale}/cart/update`, {
      headers: { origin: mockShop, 'x-mock-error': 'GWP403; maxAllowedQty=3' },
      form: { itemId, qty: '2' },
      maxRedirects: 0,
    })
    await page.goto(`${mockShop}${posted.headers()['location'] ?? ''}`)
    await expect(line).toHaveText(most)
  })
}
