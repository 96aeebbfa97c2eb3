import { examplesOf } from '#blocks/example-pages.ts'
import { messages } from '#src/messages/messages.ts'
import { htmlFaults } from './html-rules.ts'
import { axeFaults } from './quick-axe.ts'
import { expect, test } from './shop-test.ts'

test('the gallery shows every block at three widths, and finds blocks by the names of their fields', async ({
  page,
}) => {
  test.slow()
  await page.goto('/gallery')
  await expect(page).toHaveURL(/\/en-us\/gallery$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Hero banner' })).toBeVisible()
  const example = page.locator('#hero-banner .gallery-example').first()
  await expect(example.locator('iframe')).toHaveCount(3)

  const search = page.getByRole('searchbox')
  await search.fill('imageWidth split')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Split banner'])
  await search.press('Enter')
  await expect(page).toHaveURL(/q=imageWidth\+split/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Split banner'])
})

test('a block’s page tells its fields and shows examples as high as they are', async ({ page }) => {
  await page.goto('/de-de/gallery/spacer?width=768')
  await expect(page.getByRole('row', { name: /^size/ })).toBeVisible()
  const frame = page.locator('iframe').first()
  await expect(frame).toHaveAttribute('src', /^\/de-de\/gallery\/spacer\//)
  await expect(page.locator('figure').first()).toHaveAttribute('style', /--height: \d+/)
  expect(await axeFaults(page)).toEqual([])
})

test('the example of the menu has the button that opens it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en-us/gallery/mega-menu/${examplesOf('mega-menu')[0]?.id}`)
  await expect(page.getByRole('button', { name: messages.en.content.blocks.menu })).toBeVisible()
})

test('the gallery is valid HTML and does not scroll sideways', async ({ page }) => {
  for (const path of [
    '/en-us/gallery?q=spacer',
    '/en-us/gallery/collection',
    '/en-us/gallery/contract',
    '/en-us/gallery/errors',
    '/de-de/gallery/errors',
  ]) {
    const answer = await page.goto(path)
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  }
})

test('the contract page describes every call, found by its codes', async ({ page }) => {
  await page.goto('/gallery/contract?q=INV408 item')
  await expect(page).toHaveURL(/\/en-us\/gallery\/contract/)
  const add = page.getByRole('group').filter({ hasText: 'POST /cart/v1/item' })
  await add.getByText('POST /cart/v1/item').click()
  await expect(add.getByRole('row', { name: /^productId/ })).toBeVisible()
  await expect(add.getByText('INV408')).toBeVisible()
  await add.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page).toHaveURL(/#shape-Cart$/)
  expect(await axeFaults(page)).toEqual([])
})

test('the errors page shows each code in its place, in the words of a language', async ({ page }) => {
  await page.goto('/gallery/errors')
  await expect(page).toHaveURL(/\/en-us\/gallery\/errors/)
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(130)
  await page.goto('/de-de/gallery/errors')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const row = (code: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: code })
  for (const code of ['INV408', 'BSK404']) {
    await row(code)
      .getByRole('button', { name: `Show ${code}` })
      .click()
    await expect(row(code).getByRole('alert')).toHaveText(
      (await row(code).locator('p[lang=de]').first().textContent()) ?? '',
    )
  }
  await row('PRM130').getByRole('button').click()
  await expect(row('PRM130').getByRole('textbox')).toHaveAccessibleDescription(/Wir kennen diesen Code nicht/)
  await row('GWP403').getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'Das ist ein Geschenk' })).toBeVisible()
  await row('AUT403').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('searchbox').fill('recreateCart')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['BSK404'])
  // In production no fault can be asked for.
  await expect(page.getByRole('link', { name: /in the cart/ })).toHaveCount(0)
})
