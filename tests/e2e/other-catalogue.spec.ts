import { spawn } from 'node:child_process'
import { startShop } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'

/** Puts the products of a file in place of the demo's, as the documentation says. Resolves to the exit code. */
const replaceCatalogue = (data: string, file: string) =>
  new Promise<number | null>((resolve) => {
    const program = spawn(process.execPath, ['scripts/import.ts', file, '--replace', '--yes'], {
      env: { ...process.env, WELT_DATA: data, DATABASE_URL: '' },
      stdio: 'ignore',
    })
    program.once('close', resolve)
  })

test("with another catalogue the demo's links to its categories lead to all products", async ({
  page,
  data,
}) => {
  // The file has products that are refused, and says so by its exit code.
  expect(await replaceCatalogue(data, 'tests/fixtures/import/products.csv')).toBe(1)
  const shop = await startShop(data)
  await page.goto(`${shop.url}/en-us`)
  for (const link of [
    page.getByRole('main').getByRole('link', { name: 'Accessories' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'New arrivals' }),
  ]) {
    await link.click()
    await expect(page).toHaveURL(`${shop.url}/en-us/c`)
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    await expect(page.locator('.product-grid .product-card').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible()
    await page.goBack()
  }
  await page.close()
  await shop.end('SIGTERM')
})
