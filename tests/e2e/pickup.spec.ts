import { addToCart, chooseSize, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('an item is collected in a shop, chosen from its product page by keyboard @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  await chooseSize(page, product)
  await page.getByRole('button', { name: 'Pick up in a shop' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pick up in a shop' })
  await expect(dialog.getByRole('button', { name: /^Collect here, Marlow/ }).first()).toBeVisible()
  await expect(dialog.getByRole('searchbox', { name: 'Town or postal code' })).toBeFocused()
  await dialog.getByRole('searchbox', { name: 'Town or postal code' }).fill('97205')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Collect here/ }).first()).toHaveAccessibleName(
    'Collect here, Marlow Portland',
  )
  await expectAccessible('dialog[open]')
  await dialog.getByRole('button', { name: 'Collect here, Marlow Portland' }).press('Enter')
  const miniCart = page.getByRole('dialog', { name: /your cart/i })
  await expect(miniCart.getByText(/: Marlow Portland$/)).toBeVisible()
})

test.describe('a shopper in Portland who lets their position be read', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 45.523_064, longitude: -122.676_483 } })

  test('sees the nearest shop first, and tells no more than about a kilometre', async ({ page, baseURL }) => {
    const product = await openProduct(page, baseURL)
    await chooseSize(page, product)
    await page.getByRole('button', { name: 'Pick up in a shop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pick up in a shop' })
    await expect(dialog.getByRole('button', { name: /^Collect here/ }).first()).toBeVisible()
    const searched = page.waitForRequest((request) => request.postData()?.includes('latitude') === true)
    await dialog.getByRole('button', { name: 'Use my position' }).click()
    expect((await searched).postDataJSON()).toMatchObject({ latitude: 45.52, longitude: -122.68 })
    await expect(dialog.getByRole('button', { name: /^Collect here/ }).first()).toHaveAccessibleName(
      'Collect here, Marlow Portland',
    )
    await expect(dialog.getByText(/^0\.\d+ mi$|^[12](\.\d)? mi$/).first()).toBeVisible()
  })
})

test('a shopper who keeps their position to themselves is told so, and types a place', async ({
  page,
  baseURL,
}) => {
  const product = await openProduct(page, baseURL)
  await chooseSize(page, product)
  await page.getByRole('button', { name: 'Pick up in a shop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pick up in a shop' })
  await dialog.getByRole('button', { name: 'Use my position' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Your position could not be read\./)
  await dialog.getByRole('searchbox', { name: 'Town or postal code' }).fill('97205')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /^Collect here/ }).first()).toHaveAccessibleName(
    'Collect here, Marlow Portland',
  )
})

test('a line changes its shop, its delivery and its gift words in the cart', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')

  await main.getByRole('button', { name: `Change delivery: ${product.name}` }).click()
  const delivery = page.getByRole('dialog', { name: 'How would you like it delivered?' })
  await delivery.getByRole('radio', { name: /Express delivery/ }).check()
  await expectAccessible('dialog[open]')
  await delivery.getByRole('button', { name: 'Save delivery' }).click()
  await expect(delivery).toBeHidden()
  await expect(main.getByText(/^Express delivery: /)).toBeVisible()

  await main.getByRole('link', { name: `Pick up in a shop: ${product.name}` }).click()
  await page.getByRole('button', { name: 'Collect here, Marlow Portland' }).click()
  await expect(main.getByText(/: Marlow Portland$/)).toBeVisible()

  await main.getByRole('link', { name: `Another shop: ${product.name}` }).click()
  await page.getByRole('button', { name: 'Collect here, Marlow Denver' }).click()
  const question = page.getByRole('dialog', { name: 'Change the shop?' })
  await expect(question).toBeVisible()
  await expectAccessible('dialog[open]')
  await question.getByRole('button', { name: 'Collect at Marlow Denver' }).click()
  await expect(main.getByText(/: Marlow Denver$/)).toBeVisible()

  await main.getByRole('link', { name: `Make it a gift: ${product.name}` }).click()
  const gift = page.getByRole('dialog', { name: 'Make it a gift' })
  await gift.getByRole('button', { name: 'Save' }).click()
  await expect(gift.getByRole('textbox', { name: 'Who is it for?' })).toBeFocused()
  await gift.getByRole('textbox', { name: 'Who is it for?' }).fill('Zoë')
  await gift.getByRole('textbox', { name: 'Their email' }).fill('zoe@example.com')
  await gift.getByRole('textbox', { name: 'Your words' }).fill('Walk on')
  await expectAccessible('dialog[open]')
  await gift.getByRole('button', { name: 'Save' }).click()
  await expect(gift).toBeHidden()
  await main.getByRole('link', { name: `Gift for Zoë: ${product.name}` }).click()
  await gift.getByRole('button', { name: 'Take the gift option off' }).click()
  await expect(main.getByRole('link', { name: `Make it a gift: ${product.name}` })).toBeVisible()

  await main.getByRole('button', { name: `Deliver instead: ${product.name}` }).click()
  await expect(main.getByText(/^Standard delivery: |^Express delivery: /)).toBeVisible()
})

test('a shopper with a full cart is asked before they go to another country', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  const miniCart = await addToCart(page, product)
  await page.keyboard.press('Escape')
  await expect(miniCart).toBeHidden()
  const germany = page.getByRole('link', { name: 'Deutschland — Deutsch', exact: true })
  await germany.click()
  const question = page.getByRole('dialog', { name: 'Go to Deutschland — Deutsch?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(germany).toBeFocused()
  await germany.click()
  await question.getByRole('link', { name: 'Go to Deutschland — Deutsch' }).click()
  await expect(page).toHaveURL(/\/de-de\//)
})

test('paying later is explained on a product page', async ({ page, baseURL, expectAccessible }) => {
  await openProduct(page, baseURL)
  await page.getByRole('button', { name: 'Buy now, pay later' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy now, pay later' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expectAccessible('dialog[open]')
})

test('speaks German', async ({ page, baseURL }) => {
  const { url } = await openProduct(page, baseURL)
  await page.goto(url.replace('/en-us/', '/de-de/'))
  await page.getByRole('button', { name: 'Jetzt kaufen, später zahlen' }).click()
  await expect(page.getByRole('dialog').getByText('Nach 4 Wochen')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an item is collected in a shop that is found on the page of stores', async ({ page, baseURL }) => {
    const product = await openProduct(page, baseURL)
    const size = product.variants[0]?.attributes['size'] ?? ''
    await page.locator(`input[type=radio][value="${size}"]`).check({ force: true })
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('link', { name: `Pick up in a shop: ${product.name}` }).click()
    await page.getByRole('searchbox', { name: 'Town or postal code' }).fill('97205')
    await page.getByRole('button', { name: 'Find shops' }).click()
    await page.getByRole('button', { name: 'Collect my item here, Marlow Portland' }).click()
    await expect(page.getByText(/: Marlow Portland$/)).toBeVisible()
  })
})
