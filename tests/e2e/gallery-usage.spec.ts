import { rm } from 'node:fs/promises'
import { smallPage, writeEntry, writeSmallContent } from '#tests/fixtures/small-content.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'

test('the usage view tells who uses what, and finds dead links and unreachable pages', async ({
  page,
  data,
  expectAccessible,
}) => {
  const content = await temporaryFolder('welt-content-')
  await writeSmallContent(content)
  const dead = [{ type: 'rich-text', richText: '<a href="/gone">x</a><a href="/c/gone-9999">y</a>' }]
  await writeEntry(content, 'de/page/lost.json', smallPage('Lost', dead))
  const key = 'a key for our editors'
  const shop = await startShop(data, { CONTENT_FOLDER: content, WELT_GALLERY: '1', WELT_PREVIEW_KEY: key })

  // Strangers see the gallery, and nothing of what is used where: it names pages that are not published yet.
  await page.goto(`${shop.url}/de-de/gallery`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('link', { name: 'Gallery', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Usage' })).toHaveCount(0)
  expect((await page.request.get(`${shop.url}/de-de/gallery/usage`)).status()).toBe(404)

  await page.goto(`${shop.url}/preview-sign-in`)
  await page.getByLabel('Preview key').fill(key)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await page.goto(`${shop.url}/de-de/gallery`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Usage' }).click()
  await expect(page).toHaveURL(`${shop.url}/de-de/gallery/usage`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wo es verwendet wird' })).toBeVisible()
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('Tote Links').locator('summary code')).toHaveText(['/c/gone-9999', '/gone'])
  await expect(section('Tote Links').getByRole('link', { name: 'page lost' })).toHaveCount(2)
  await expect(section('Unerreichbare Seiten').getByRole('link')).toHaveText(['/lost'])
  await expect(section('Segmente').locator('summary code')).toHaveText(['cart-not-empty'])
  await expect(section('Experimente').locator('summary code')).toHaveText(['greeting'])
  const picture = section('Bilder').locator('summary')
  await expect(picture).toHaveText(/scenes\/coast-cliffs\/wide\s*1 Eintrag/)
  await picture.click()
  await expect(section('Bilder').getByText('sections[0].items[2].media')).toBeVisible()
  await section('Bilder').getByRole('link', { name: 'page home' }).click()
  await expect(page).toHaveURL(`${shop.url}/de-de`)

  await page.goto(`${shop.url}/fr-fr/gallery/usage?q=segm`)
  await expect(section('Blocs').locator('summary code')).toHaveText(['segmentation'])
  await expect(section('Pages inaccessibles')).toContainText('Rien ici ne correspond à « segm ».')
  const answer = await page.goto(`${shop.url}/en-us/gallery/usage`)
  expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
  await expect(section('Dead links')).toContainText('Every link leads somewhere.')
  await expectAccessible()
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `${width} pixels`).toBeLessThanOrEqual(0)
  }
  await page.close()
  await shop.end('SIGTERM')
  await rm(content, { recursive: true, force: true })
})
