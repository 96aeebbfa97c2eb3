import { cartSchema, type Cart } from '#src/contract/cart/cart.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { expect, openCart, sitesTried, test } from './mock-shop.ts'

for (const { locale, language } of sitesTried) {
  const { errors } = messages[language]

  test(`a cart tells what is out of stock and what was switched (${language})`, async ({
    page,
    mockShop,
  }) => {
    const { line, more, reads } = await openCart(page, mockShop, locale, language)
    // What the next change finds; reading the cart again finds the same.
    let next: (shown: Cart) => Partial<Cart> = () => ({})
    let found = next
    await page.route('**/cart/v1/**', async (route) => {
      if (route.request().method() === 'PUT') found = next
      const answer = await route.fetch()
      const shown = cartSchema.parse(await answer.json())
      await route.fulfill({ json: { ...shown, ...found(shown) } })
    })
    const notices = page.locator('main [role=status]')
    const outOfStock = (type: string, missingQty: number) => (shown: Cart) => ({
      flash: shown.items.map(({ id }) => ({ type, message: 'server', itemId: id, missingQty })),
    })

    next = outOfStock('ProductLineItemInventoryMissing', 2)
    await more.click()
    await expect(notices.filter({ hasText: errors.itemOutOfStock })).toBeVisible()
    await expect(line).toHaveText(
      formatMessage(errors.flash.ProductLineItemInventoryMissing, { missingQty: 2 }, locale),
    )
    await expect.poll(reads).toBe(1)
    for (const type of ['ProductItemNotAvailable', 'ProductLineItemFullInventoryMissing'] as const) {
      next = outOfStock(type, 1)
      await more.click()
      await expect(line).toHaveText(errors.flash[type])
    }
    for (const type of [
      'PickupToSth',
      'PickupToSts',
      'StsToSth',
      'StsToPickup',
      'STHToPickup',
      'OrderShippingMethodDowngraded',
      'InvalidShippingAddress',
    ] as const) {
      next = () => ({ flash: [{ type, message: 'server' }] })
      await more.click()
      await expect(notices.filter({ hasText: errors.flash[type] })).toBeVisible()
    }
    next = (shown) => ({ ...outOfStock('ProductLineItemFullInventoryMissing', 1)(shown), items: [] })
    await more.click()
    await expect(notices.filter({ hasText: errors.orderImpossible })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
}
