import type { Page } from '@playwright/test'
import { atWidths } from './at-widths.ts'
import { expect, test } from './shop-test.ts'

const titles = (page: Page) => page.locator('[data-results] .article-card-title')

/** Opens the list. A shop that has just started reads all stories for its first visitors, who on a busy machine wait in vain. */
const openStories = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto('/en-us/stories')
    await expect(titles(page)).toHaveCount(3, { timeout: 1000 })
  }).toPass()

test('stories are filtered by several topics, by address and back again', async ({
  page,
  expectAccessible,
}) => {
  await openStories(page)
  await expectAccessible('main')
  const care = page.getByRole('checkbox', { name: /care/i })
  await care.check()
  await expect(page).toHaveURL(/\/stories\?tagId=care$/)
  await expect(page.getByRole('status')).toHaveText('2 stories')
  await expect(care).toBeFocused()

  await page.getByRole('checkbox', { name: /craft/i }).check()
  await expect(page).toHaveURL(/\?tagId=care&tagId=craft$|\?tagId=craft&tagId=care$/)
  await expect(page.getByRole('status')).toHaveText('3 stories')

  await page.goBack()
  await expect(care).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /craft/i })).not.toBeChecked()
  await expect(page.getByRole('status')).toHaveText('2 stories')

  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/stories$/)
  await expect(care).not.toBeChecked()
  await expect(page.getByRole('status')).toHaveText('3 of 5 stories')
  await expect(page.getByRole('link', { name: 'Clear all' })).toBeHidden()
})

test('more stories load until all are there, and the first new one gets the focus', async ({ page }) => {
  await openStories(page)
  const more = page.getByRole('link', { name: 'Load more stories' })
  await more.click()
  await expect(titles(page)).toHaveCount(5)
  await expect(titles(page).nth(3).getByRole('link')).toBeFocused()
  await expect(more).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('5 stories')
  await page.reload()
  await expect(titles(page)).toHaveCount(5)
})

test('a phone shows four topics, the others on demand, and every chosen one @phone', async ({ page }) => {
  await openStories(page)
  const topics = page.getByRole('checkbox').and(page.locator('[name=tagId]'))
  await expect(topics).toHaveCount(4)
  const more = page.getByRole('button', { name: 'See more topics' })
  await more.click()
  await expect(topics).toHaveCount(5)
  const last = topics.last()
  await last.check()
  await page.getByRole('button', { name: 'See fewer topics' }).click()
  await expect(last).toBeChecked()
  await expect(page.locator('[name=tagId]:checked')).toBeVisible()
})

test('a story tells its day in the words of the site, and leads on to four others', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/de-de/stories/the-last-bus-stop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fang an, wo der Bus wendet')
  await expect(page.locator('.article-facts time')).toHaveText('14. November 2026')
  await expect(page.locator('.article-related .article-card')).toHaveCount(4)
  const data: unknown = JSON.parse(
    (await page.locator('article script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(data).toMatchObject({ '@type': 'Article', datePublished: '2026-11-14', inLanguage: 'de-DE' })
  await expectAccessible('main')
  await page.locator('.article-facts').getByRole('link', { name: 'Gehen' }).click()
  await expect(page).toHaveURL('/de-de/stories?tagId=walking')
  await expect(titles(page)).toHaveCount(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('topics are chosen by a form and more stories lie behind a link', async ({ page }) => {
    await openStories(page)
    await page.getByRole('checkbox', { name: /weather/i }).check()
    await page.getByRole('checkbox', { name: /care/i }).check()
    await page.getByRole('button', { name: 'Show these stories' }).click()
    await expect(page).toHaveURL(/tagId=care&tagId=weather|tagId=weather&tagId=care/)
    await expect(titles(page)).toHaveCount(3)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('link', { name: 'Load more stories' }).click()
    await expect(titles(page)).toHaveCount(5)
  })
})

test('what stands in a story keeps the gutters of the page and space below at all widths', async ({
  page,
}) => {
  await page.goto('/en-us/stories/the-welt')
  await atWidths(page, async () => {
    const edges = await page.locator('.article :is(h1, h2)').evaluateAll((headings) =>
      headings.map((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const { left, right } = range.getBoundingClientRect()
        return { text: heading.textContent, isInside: left >= 16 && right <= innerWidth - 16 }
      }),
    )
    expect(edges.length).toBeGreaterThan(3)
    expect(edges.filter(({ isInside }) => !isInside)).toEqual([])
    const margins = await page
      .locator('.article-items > .block')
      .evaluateAll((blocks) => blocks.map((block) => parseFloat(getComputedStyle(block).marginBlockEnd)))
    expect(Math.min(...margins)).toBeGreaterThan(0)
  })
})
