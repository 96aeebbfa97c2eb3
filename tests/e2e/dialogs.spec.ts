import { cartLink, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

/** Opens the mini cart from the header of a product's page. */
const openMiniCart = async (page: Parameters<typeof cartLink>[0], baseURL: string | undefined) => {
  await page.goto('/en-us')
  await openProduct(page, baseURL)
  await cartLink(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your cart' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the back button closes a dialog, stays on the page, and gives the focus back @both', async ({
  page,
  baseURL,
}) => {
  const dialog = await openMiniCart(page, baseURL)
  const address = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(cartLink(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/en-us$/)
})

test('Escape closes a dialog and leaves nothing in the history', async ({ page, baseURL }) => {
  const dialog = await openMiniCart(page, baseURL)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cartLink(page)).toBeFocused()
  // The dialog's entry is left a moment after it closed.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialogs')
  await page.goBack()
  await expect(page).toHaveURL(/\/en-us$/)
})

test('the way back from a page reached by a dialog leads to the page below it', async ({ page, baseURL }) => {
  const dialog = await openMiniCart(page, baseURL)
  const address = page.url()
  await dialog.getByRole('link', { name: 'Start shopping' }).click()
  await expect(page).toHaveURL(/\/en-us\/?$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/en-us$/)
})

test('a dialog slides in within 250 ms, and stands at once where motion is unwelcome', async ({
  page,
  baseURL,
}) => {
  const dialog = await openMiniCart(page, baseURL)
  const duration = () =>
    dialog.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0])
  expect(await duration()).toBe('0.25s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat((await duration()) ?? '')).toBeLessThan(0.001)
})

test('comes from the bottom on phones and from the right on large screens @both', async ({
  page,
  baseURL,
}) => {
  const dialog = await openMiniCart(page, baseURL)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect(async () => {
    const box = await dialog.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
    expect(box?.width === width).toBe(width < 640)
  }).toPass()
})
