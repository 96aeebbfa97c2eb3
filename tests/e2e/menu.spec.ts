import { passTime } from '#tests/setup/page-time.ts'
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

test('arrows, Home and End move along the bar and through an opened panel', async ({ page }) => {
  await page.goto('/en-us')
  const menu = page.getByRole('navigation', { name: /main/i })
  const bar = menu.locator('.mega-menu-entry')
  await bar.first().focus()
  await page.keyboard.press('End')
  await expect(bar.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(bar.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bar.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  const links = menu.locator('details[open] .mega-menu-panel a')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar.nth(1)).toBeFocused()
  await expect(menu.locator('details[open]')).toHaveCount(0)
})

test('a panel opens for a pointer that rests on its entry and not for one that passes', async ({ page }) => {
  await page.goto('/en-us')
  const menu = page.getByRole('navigation', { name: /main/i })
  const entry = menu.locator('summary').first()
  const box = await entry.boundingBox()
  if (!box) throw new Error('the entry has no place')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.move(box.x + 5, box.y - 60)
  await passTime(page, 300)
  await expect(menu.locator('details[open]')).toHaveCount(0)
  await entry.hover()
  const panel = menu.locator('details[open] .mega-menu-panel')
  await expect(panel).toBeVisible()
  const column = await panel.locator('.mega-menu-columns').evaluate((columns) => {
    const style = getComputedStyle(columns)
    return style.gridTemplateColumns.split(' ').length
  })
  expect(column).toBe(6)
  expect((await menu.boundingBox())?.height).toBeCloseTo(2.35 * 16, 1)
  await page.mouse.move(box.x, 800)
  await expect(panel).toBeHidden()
})

test('names of menu entries in analytics are alike in every language', async ({ page }) => {
  const namesIn = async (locale: string): Promise<(string | undefined)[]> => {
    await page.goto(`/${locale}`)
    return page
      .locator('.mega-menu [data-tracking]')
      .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-tracking') ?? undefined))
  }
  const english = await namesIn('en-us')
  expect(english).toContain('women|trail')
  expect(await namesIn('de-de')).toEqual(english)
  expect(await namesIn('fr-fr')).toEqual(english)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('panels open and lead on', async ({ page }) => {
    await page.goto('/en-us')
    const menu = page.getByRole('navigation', { name: /main/i })
    await menu.locator('summary').first().click()
    await menu.locator('details[open]').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('on a phone the menu opens and shows all its levels @phone', async ({ page }) => {
    await page.goto('/en-us')
    await page.getByRole('button', { name: /menu/i }).first().click()
    const menu = page.getByRole('navigation', { name: /main/i })
    await menu.locator('summary').first().click()
    await expect(menu.locator('details[open] .mega-menu-group li').first()).toBeVisible()
  })
})

test("the focus ring of the panel's first entry is whole @phone", async ({ page }) => {
  await page.goto('/en-us')
  await page.getByRole('button', { name: /menu/i }).first().click()
  const entry = page.locator('.mega-menu-entry').first()
  while (!(await entry.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  const head = await page
    .locator('.mega-menu-head')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  const ring = await entry.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    return element.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth)
  })
  expect(ring).toBeGreaterThanOrEqual(head)
})
