import { expect, test } from './shop-test.ts'

const shoes = '/en-us/c/women/shoes-1100'

test('the sheet of facets closes by the way back, and leaves no entry of the history behind it @phone', async ({
  page,
}) => {
  await page.goto(shoes, { waitUntil: 'networkidle' })
  const opener = page.getByRole('link', { name: 'Filter' })
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await opener.dblclick({ force: true })
  await expect(sheet).toHaveCount(1)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(shoes)
  await opener.click()
  await page.getByRole('checkbox', { name: /^Blue / }).check()
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(`${shoes}?color=blue`)
  await page.goBack()
  await expect(page).toHaveURL(shoes)
  await expect(sheet).toHaveCount(0)
})

test.describe('without the script of the sheet', () => {
  test.use({ expectedFaults: [/facet-form|net::ERR_FAILED/] })

  test('the link leads to the facets @phone', async ({ page }) => {
    await page.route(/facet-form/, (route) => route.abort())
    await page.goto(shoes, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Filter' }).click()
    await expect(page).toHaveURL(`${shoes}#facets`)
    await expect(page.getByRole('checkbox', { name: /^Blue / })).toBeVisible()
  })
})
