import type { Locator, Page } from '@playwright/test'
import { someProduct } from '#tests/setup/some-product.ts'
import { addButton, buyBoxStarted, cartLink, chooseSize, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

/** Whether a click that asks for a new window is left to the browser. The window itself is not opened. */
const leftToBrowser = async (page: Page, link: Locator): Promise<boolean> => {
  const left = page.evaluate(
    () =>
      new Promise<boolean>((done) =>
        window.addEventListener(
          'click',
          (event) => {
            done(!event.defaultPrevented)
            event.preventDefault()
          },
          { once: true },
        ),
      ),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  return left
}

test('the keyboard alone chooses colour and size, adds, and keeps its place', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await buyBoxStarted(page)
  const box = page.locator('form[data-buy-box]')
  const other = box.locator('a[data-option]:not([aria-current])').first()
  const color = (await other.getAttribute('title')) ?? ''
  await other.press('Enter')
  const chosen = box.getByRole('link', { name: color, exact: true })
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAttribute('aria-current', 'true')

  const sizes = box.locator('input[type=radio]:enabled')
  await sizes.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(sizes.nth(1)).toBeFocused()
  await expect(sizes.nth(1)).toBeChecked()
  const legend = await box.locator('fieldset').first().locator('legend').textContent()
  expect(legend).toContain(await sizes.nth(1).inputValue())
  await expect(box.getByRole('status')).toHaveText(/in stock|few left/i)

  await addButton(page).press('Enter')
  const miniCart = page.getByRole('dialog', { name: /your cart/i })
  await expect(miniCart.getByRole('link', { name: product.name, exact: true })).toBeVisible()
  await expect(miniCart.getByText(color).first()).toBeVisible()
})

test('presses while an item is being added add nothing, and one after that does', async ({
  page,
  baseURL,
}) => {
  const product = await openProduct(page, baseURL)
  await chooseSize(page, product)
  await buyBoxStarted(page)
  await addButton(page).evaluate((button) => {
    for (let press = 0; press < 3; press += 1) if (button instanceof HTMLElement) button.click()
  })
  await expect(cartLink(page)).toHaveAccessibleName(/1/)
  await expect(page.getByRole('dialog', { name: /your cart/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await addButton(page).press('Enter')
  await expect(cartLink(page)).toHaveAccessibleName(/2/)
  await page.goto('/en-us/cart')
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toHaveValue('2')
})

test('an add before the script came goes by the form, once', async ({ page, baseURL }) => {
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/BuyBox.*.js', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const product = await openProduct(page, baseURL, 20, 'commit')
  await chooseSize(page, product)
  await addButton(page).click()
  await expect(page).toHaveURL(/\/cart/)
  letThrough()
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toHaveValue('1')
})

test('without a size a colour changes price, sizes and address, and a new window takes the link', async ({
  page,
  baseURL,
  context,
}) => {
  await openProduct(page, baseURL)
  await buyBoxStarted(page)
  const other = page.locator('form[data-buy-box] a[data-option]:not([aria-current])').first()
  const color = await other.getAttribute('data-option')
  expect(await leftToBrowser(page, other)).toBe(true)
  const fresh = await context.newPage()
  await fresh.goto(new URL((await other.getAttribute('href')) ?? '', page.url()).href)
  expect(fresh.url()).toContain(`color=${color}`)
  await expect(page.locator(`form [data-option="${color}"]`)).not.toHaveAttribute('aria-current', 'true')

  await other.click()
  const shown = (tab: typeof page) =>
    tab
      .locator('form[data-buy-box]')
      .evaluate((form) =>
        [...form.querySelectorAll<HTMLElement>('legend, label, p, .buy-box-price-tag, button')]
          .filter((element) => !element.hidden)
          .map((element) => `${element.tagName} ${element.dataset['stock'] ?? ''} ${element.innerText}`),
      )
  await expect(page).toHaveURL(new RegExp(`color=${color}`))
  await buyBoxStarted(fresh)
  // What the script shows of a colour is what the server shows of it.
  expect(await shown(page)).toEqual(await shown(fresh))
})

test('a failure leaves when another choice is made', async ({ page, baseURL }) => {
  await openProduct(page, baseURL)
  await page.goto(`${new URL(page.url()).pathname}?error=INV405`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('This item has just sold out.')
  await buyBoxStarted(page)
  await page.locator('form[data-buy-box] input[type=radio]:enabled').first().check({ force: true })
  await expect(alert).toBeHidden()
})

test('a long name of a size stands in one line @both', async ({ page }) => {
  await page.goto('/fr-ca/p/accessories/socks/switchback-sock-MW3004SK')
  const labels = page.locator('[data-attribute="size"] label')
  await expect(labels).toHaveCount(3)
  for (const label of await labels.all()) expect((await label.boundingBox())?.height).toBeLessThan(60)
})

test('a product page opens with the variant its address names', async ({ page, baseURL }) => {
  const { url, upc, variants } = await someProduct(baseURL ?? '')
  const chosen = page.getByRole('main').getByRole('radio', { checked: true })
  await page.goto(url)
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
  await expect(chosen).toHaveCount(0)
  await page.goto(`${url}?variant=${upc}`)
  await expect(chosen).toHaveCount(Object.keys(variants[0]?.attributes ?? {}).length - 1)
})
