import { expect, test } from './shop-test.ts'

test('a photo is reported by keyboard, without leaving the page', async ({ page, expectAccessible }) => {
  await page.goto('/en-us/stories')
  const gallery = page.locator('[data-photo-gallery]')
  const report = gallery.getByRole('link', { name: 'Report the photo by Ines K.' }).first()
  await report.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report a photo' })
  await expect(dialog).toBeVisible()
  await expectAccessible('[data-photo-gallery]')
  await dialog.getByRole('radio', { name: /advertising/i }).check()
  await dialog.getByRole('textbox').fill('They sell ladders.')
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
  await expect(dialog.getByText('Thank you. We will look at this photo.')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(report).toBeFocused()
})

test('photos speak the language of the page, whoever took them', async ({ page }) => {
  for (const [locale, own, foreign] of [
    ['de-de', 'Grat hinter Grat im ersten Licht', 'Up before the kettle.'],
    ['en-us', 'Up before the kettle.', 'Zwei Stunden niemand, dann ein Reh.'],
  ] as const) {
    await page.goto(`/${locale}/stories`)
    const captions = page.locator('[data-photo-gallery] figcaption')
    await expect(captions.filter({ hasText: own })).not.toHaveCount(0)
    await expect(captions.filter({ hasText: foreign })).toHaveCount(0)
  }
})

test.describe('when the photo service fails', () => {
  test.use({ expectedFaults: [/reports|500/] })

  test('the form says so and keeps what was written', async ({ page }) => {
    await page.route('**/reports', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/en-us/stories')
    await page.locator('[data-report]').first().click()
    const dialog = page.getByRole('dialog', { name: 'Report a photo' })
    await dialog.getByRole('textbox').fill('Mine.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('The report could not be sent. Please try again.')
    await expect(dialog.getByRole('textbox')).toHaveValue('Mine.')
  })
})

test('a product page shows photos with that product in them', async ({ page }) => {
  await page.goto('/fr-fr/p/fell-runner-2-MW1001TR')
  const gallery = page.locator('[data-photo-gallery]')
  await expect(gallery.getByRole('heading', { level: 2 }).first()).toHaveText('Sorties avec ce modèle')
  await expect(gallery.locator('figure')).toHaveCount(4)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is reported by a form that leads back to the gallery', async ({ page }) => {
    await page.goto('/de-de/stories')
    await page.locator('[data-report="low-tide"]').click()
    await expect(page.getByRole('heading', { name: 'Ein Foto melden' })).toBeVisible()
    await page.getByRole('radio', { name: /Werbung/ }).check()
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    await expect(page).toHaveURL(/\/de-de\/stories\?reported=sent#photos$/)
    await expect(page.locator('.photo-gallery-outcome')).toHaveText('Danke. Wir sehen uns dieses Foto an.')
  })
})
