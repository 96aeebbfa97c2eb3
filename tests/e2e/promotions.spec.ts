import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

/** Keeps the promotions that are tracked, on this page and those that follow. */
const watchPromotions = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('welt:track', (event) => {
      if (!(event instanceof CustomEvent)) return
      const told = JSON.stringify(event.detail)
      if (told.includes('promotion'))
        sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''}${told}\n`)
    })
  })

const told = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => sessionStorage.getItem('told') ?? '')).split('\n').filter((line) => line !== '')

test('analytics is told once of each promotion that came into view, and of clicks on it', async ({
  page,
}) => {
  await watchPromotions(page)
  await page.goto('/en-us/promotions')
  await expect.poll(() => told(page)).toHaveLength(1)
  expect((await told(page))[0]).toMatch(
    /"promotion_view","promotionId":"past-season","promotionName":"Past season","position":"promotions hero"/,
  )
  const overlay = page.locator('[data-promotion-id=resoling]')
  await overlay.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => told(page)).toHaveLength(2)
  await page.evaluate(() => scrollTo(0, 0))
  await overlay.getByRole('link').first().click()
  await page.waitForURL(/\/en-us\/(?!promotions)/)
  expect((await told(page)).filter((line) => line.includes('promotion_click'))).toEqual([
    expect.stringContaining('"promotionId":"resoling"'),
  ])
  expect((await told(page)).filter((line) => line.includes('promotion_view'))).toHaveLength(2)
})

test('links within the texts of a list lead to the reader’s own site', async ({ page }) => {
  await page.goto('/de-de/help/repairs')
  await expect(page.locator('.icon-text-list').getByRole('link', { name: 'Cairn' })).toHaveAttribute(
    'href',
    '/de-de/loyalty',
  )
})
