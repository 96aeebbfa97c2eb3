import { openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('keys that go through the orders of a listing leave it as it is until its button is pressed', async ({
  page,
  baseURL,
}) => {
  const { listingUrl } = await openProduct(page, baseURL)
  await page.goto(listingUrl, { waitUntil: 'networkidle' })
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const apply = page.getByRole('button', { name: 'Apply' })
  const before = await sort.inputValue()
  await expect(apply).toHaveCSS('opacity', '0')
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(sort).not.toHaveValue(before)
  await expect(sort).toBeFocused()
  const chosen = await sort.inputValue()
  await expect(page).toHaveURL(listingUrl)
  await page.keyboard.press('Tab')
  await expect(apply).toBeFocused()
  await expect(apply).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`sort=${chosen}`))
})
