import { expect, test } from './shop-test.ts'

test('the menu is worked by keyboard alone', async ({ page, expectAccessible }) => {
  await page.goto('/en-us')
  const menu = page.getByRole('navigation', { name: /main/i })
  const entry = menu.locator('summary').first()
  await entry.focus()
  await page.keyboard.press('Enter')
  const panel = menu.locator('details[open]')
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expectAccessible('header')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(entry).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/en-us\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/en-us')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a phone the menu opens as a panel and leads on @phone', async ({ page, expectAccessible }) => {
  await page.goto('/en-us')
  await page.getByRole('button', { name: /menu/i }).first().click()
  const menu = page.getByRole('navigation', { name: /main/i })
  await expect(menu).toBeVisible()
  await expectAccessible()
  await menu.locator('summary').first().click()
  await menu.locator('details[open]').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
