import { someProduct } from '#tests/setup/some-product.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { expect, test } from './shop-test.ts'
import { serveInPieces } from './slow-document.ts'

test('nothing moves while a listing loads and its script starts @both', async ({ page, baseURL }) => {
  const { listingUrl } = await someProduct(baseURL ?? '')
  const shift = await watchLayoutShift(page)
  await page.goto(listingUrl, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCSS('opacity', '0')
  expect(await shift()).toEqual([])
})

test('nothing moves while a listing comes in pieces over a slow line @both', async ({ page, baseURL }) => {
  const slow = await serveInPieces(
    baseURL ?? '',
    /class="site-header-(search|icon)|<button type="submit"|<label|<select/g,
  )
  const shift = await watchLayoutShift(page)
  await page.goto(`${slow.origin}/en-us/c/women/shoes-1100?color=blue`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Sort by')).toBeVisible()
  expect(await shift()).toEqual([])
  slow.close()
})

test('the colours of a card are one tab stop; arrows reach the others', async ({ page, baseURL }) => {
  const { listingUrl } = await someProduct(baseURL ?? '')
  await page.goto(listingUrl, { waitUntil: 'networkidle' })
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Colors' }) })
    .first()
  const swatches = card.getByRole('list', { name: 'Colors' }).getByRole('link')
  expect(await swatches.count()).toBeGreaterThan(1)

  await swatches.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(swatches.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(swatches.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('heading').getByRole('link')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(swatches.last()).toBeFocused()
  const color = await swatches.last().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${color?.split('?').at(-1)}$`))
})

test('the search field keeps what was searched', async ({ page }) => {
  await page.goto('/en-us/search?q=winter%20boots')
  await expect(page.getByRole('searchbox')).toHaveValue('winter boots')
  await page.goto('/en-us/c/women-1000?q=boots')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
