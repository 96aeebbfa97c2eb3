import { expect, test } from './shop-test.ts'

test('a search is suggested while it is typed, and remembered @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.goto(`${baseURL}/en-us`)
  const field = page.locator('#site-search')
  const combobox = page.getByRole('combobox', { name: 'Search products' })
  // Before the page's script runs, the field is a plain one.
  await expect(async () => {
    await field.blur()
    await field.focus()
    await expect(combobox).toBeVisible({ timeout: 1000 })
  }).toPass()
  await combobox.pressSequentially('boo')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const boots = list.getByRole('option', { name: 'boots', exact: true })
  await expect(boots).toBeVisible()
  await expect(list.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('$')
  await expectAccessible()

  await combobox.press('ArrowDown')
  const active = list.locator('[aria-selected=true]')
  await expect(active).toHaveAttribute('id', (await combobox.getAttribute('aria-activedescendant')) ?? '')
  await combobox.press('End')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await combobox.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await combobox.press('Escape')
  await expect(list).toBeHidden()
  await expect(combobox).toHaveValue('boo')
  await combobox.press('ArrowDown')
  await combobox.press('Home')
  await expect(boots).toHaveAttribute('aria-selected', 'true')
  await combobox.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=boots$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “boots”')

  await page.goto(`${baseURL}/en-us`)
  await expect(async () => {
    await field.blur()
    await field.focus()
    await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('group', { name: 'Recent searches' })).toBeHidden()
})

test('a search that finds nothing leads on', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/de-de/search?q=blaue+Raumschiff+Stiefel`)
  await expect(page.getByRole('heading', { name: 'Beliebt bei anderen' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Meintest du:' })
    .getByRole('link', { name: 'blaue stiefel' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „blaue stiefel“')
})
