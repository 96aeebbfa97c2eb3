import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

const popUp = (page: Page) => page.locator('[data-pop-up]')

/** Keeps what is tracked, on this page and those that follow. */
const watchTracking = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('welt:track', (event) => {
      if (!(event instanceof CustomEvent)) return
      const before = sessionStorage.getItem('tracked') ?? ''
      sessionStorage.setItem('tracked', `${before}${JSON.stringify(event.detail)}\n`)
    })
  })

/** From here on time passes only by `runFor`, however long a page takes to load. */
const holdClock = async (page: Page) => {
  await page.clock.install({ time: '2026-11-02T10:00:00Z' })
  await page.clock.pauseAt('2026-11-02T10:00:01Z')
}

const tracked = (page: Page) => page.evaluate(() => sessionStorage.getItem('tracked') ?? '')

test('a pop-up waits until the page is looked at, opens without taking the focus, and stays closed once closed', async ({
  page,
  expectAccessible,
}) => {
  await watchTracking(page)
  await holdClock(page)
  await page.goto('/en-us/stories/the-welt')
  const toggle = popUp(page).getByRole('button', { name: 'Worn through?' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(10_000)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(1900)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(200)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(popUp(page).getByText('A new sole for half')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.clock.resume()
  await expectAccessible('[data-pop-up]')
  expect(await tracked(page)).toMatch(/popup_impression[\s\S]*popup_expand/)

  await popUp(page).getByRole('button', { name: /close/i }).click()
  await expect(popUp(page)).toHaveCount(0)
  expect(await tracked(page)).toMatch(/popup_close/)
  await page.reload()
  await expect(popUp(page)).toHaveCount(0)
})

test('on a phone a pop-up covers nothing until it is pressed @phone', async ({ page }) => {
  await holdClock(page)
  await page.goto('/en-us/stories/the-welt')
  const toggle = popUp(page).getByRole('button', { name: 'Worn through?' })
  await expect(toggle).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.clock.runFor(60_000)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
})

test('Escape closes an open pop-up and gives the focus back', async ({ page }) => {
  await holdClock(page)
  await page.goto('/en-us/stories/the-welt')
  const from = page.locator('footer a').first()
  await from.focus()
  const toggle = popUp(page).getByRole('button', { name: 'Worn through?' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(popUp(page)).toHaveCount(0)
  await expect(from).toBeFocused()
})

test('a click on a link of a pop-up is tracked', async ({ page }) => {
  await watchTracking(page)
  await holdClock(page)
  await page.goto('/en-us/stories/after-dark')
  await popUp(page).getByRole('button', { name: 'Worn through?' }).click()
  await popUp(page).getByRole('link', { name: 'All boots' }).click()
  await expect(page).toHaveURL(/boots-2140/)
  expect(await tracked(page)).toMatch(/popup_click.*boots-2140/)
})

test('pages that no pop-up is for load nothing of it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/en-us')
  await expect(popUp(page)).toHaveCount(0)
  expect(requested.filter((url) => /pop-up/i.test(url))).toEqual([])
})
