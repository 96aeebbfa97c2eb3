import type { BrowserContext, Page } from '@playwright/test'
import { painted } from '#tests/setup/page-time.ts'
import { expect, test } from './shop-test.ts'

test.use({ hasRefused: false })
// The first reader of a page waits for pictures that are made for them.
test.slow()

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies and privacy' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })

/** Everything the page's browser stores, and what was sent to analytics. */
const storedBy = async (page: Page, context: BrowserContext) => ({
  cookies: (await context.cookies()).map(({ name }) => name).toSorted(),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    events: (window.dataLayer ?? []).map((event) => Object.entries(event)[0]?.join(' ')),
  }))),
})
const nothing = { cookies: [], local: [], session: [], databases: 0, caches: 0, events: [] }

/** Looks at the page down to the experiment, so that what may be counted is. */
const read = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: /A seam you can undo|Bring them back/ }).scrollIntoViewIfNeeded()
  await painted(page)
}

const consentOf = async (context: BrowserContext) =>
  new URLSearchParams((await context.cookies()).find(({ name }) => name === 'OptanonConsent')?.value)

/** Paths of the shop that say or ask something of the visitor. */
const requestsOf = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/-\/|token|cart\/v1|decide/.test(pathname)) paths.push(pathname)
  })
  return paths
}

test('in EMEA nothing is stored or sent before a choice, nor after a refusal', async ({ page, context }) => {
  const requests = requestsOf(page)
  await page.goto('/en-gb', { waitUntil: 'networkidle' })
  await read(page)
  expect(await storedBy(page, context)).toEqual(nothing)
  expect(requests).toEqual([])
  await button(page, 'Refuse all').click()
  await expect(banner(page)).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  await read(page)
  expect(await storedBy(page, context)).toEqual({ ...nothing, cookies: ['OptanonConsent'] })
  expect(requests).toEqual(['/en-gb/-/consent'])
  const consent = await consentOf(context)
  expect(consent.get('groups')).toBe('C0001:1,C0002:0,C0003:0,C0004:0')
  expect(consent.get('interactionCount')).toBe('1')
})

test('in EMEA a choice allows what it says, and taking it back removes that at once', async ({
  page,
  context,
}) => {
  await page.goto('/en-gb', { waitUntil: 'networkidle' })
  await button(page, 'Accept all').click()
  await expect
    .poll(async () => (await storedBy(page, context)).cookies)
    .toEqual(['OptanonConsent', 'welt_visitor_id'])
  await page.reload({ waitUntil: 'networkidle' })
  await read(page)
  await expect.poll(async () => (await storedBy(page, context)).session).toEqual(['welt:seen'])
  expect((await storedBy(page, context)).events).toContain('event experience_view')

  await page.getByRole('link', { name: 'Cookie settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  await expect(dialog.getByRole('checkbox', { name: 'Targeting' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Targeting' }).uncheck()
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await reloaded
  await read(page)
  const after = await storedBy(page, context)
  expect(after.cookies).toEqual(['OptanonConsent'])
  expect(after.session).toEqual([])
  expect(after.events).not.toContain('event experience_view')
  expect((await consentOf(context)).get('groups')).toBe('C0001:1,C0002:1,C0003:1,C0004:0')
  expect((await consentOf(context)).get('interactionCount')).toBe('2')
})

test('outside EMEA all is allowed without a banner, until it is refused', async ({ page, context }) => {
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  await read(page)
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0)
  expect((await storedBy(page, context)).cookies).toEqual(['welt_visitor_id'])
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click()
  await reloaded
  await read(page)
  expect(await storedBy(page, context)).toEqual({ ...nothing, cookies: ['OptanonConsent'] })
})

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })

  for (const locale of ['en-us', 'en-gb'])
    test(`targeting is off in ${locale}, said so, and not to be switched on`, async ({ page, context }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
      await page.goto(`/${locale}`, { waitUntil: 'networkidle' })
      await read(page)
      await expect(page.getByText('Your browser sends Global Privacy Control').first()).toBeVisible()
      expect(await storedBy(page, context)).toMatchObject({ cookies: ['OptanonConsent'], session: [] })
      const consent = await consentOf(context)
      expect(consent.get('isGpcEnabled')).toBe('1')
      expect(consent.get('groups')).toBe('C0001:1,C0004:0')

      await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded()
      await page.getByRole('link', { name: 'Cookie settings' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: 'Targeting' })).toBeDisabled()
      await dialog.getByRole('button', { name: 'Accept all' }).click()
      await expect(dialog).toHaveCount(0)
      expect((await consentOf(context)).get('groups')).toBe('C0001:1,C0004:0,C0002:1,C0003:1')
      expect((await storedBy(page, context)).cookies).toEqual(['OptanonConsent'])
    })
})

test('refusing and accepting weigh the same, and the banner hides no focus @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-gb', { waitUntil: 'networkidle' })
  const [refuse, accept] = await Promise.all(
    ['Refuse all', 'Accept all'].map((name) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
        return { width, height, backgroundColor, color, fontSize, fontWeight }
      }),
    ),
  )
  expect(refuse).toEqual(accept)
  await expectAccessible('[data-consent-banner]')
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const [focused, lying] = [document.activeElement, document.querySelector('[data-consent-banner]')]
      if (!focused || !lying || lying.contains(focused) || focused === document.body) return ''
      const { top, bottom } = focused.getBoundingClientRect()
      const isCovered = top >= lying.getBoundingClientRect().top && bottom <= innerHeight + 1
      return isCovered ? focused.outerHTML.slice(0, 120) : ''
    })
    expect(covered).toBe('')
  }
})

test('the banner is not the largest paint and moves nothing @both', async ({ page }) => {
  for (const path of ['/en-gb', '/en-gb/privacy', '/de-de', '/fr-fr']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('[data-consent-banner]')).toBeVisible()
    const largest = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1)
            const element: unknown = last && Reflect.get(last, 'element')
            resolve(element instanceof Element && element.closest('[data-consent-banner]') !== null)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(largest, path).toBe(false)
  }
})

test.describe('in a small window', () => {
  // Chromium says so where a busy machine draws the first screen late.
  test.use({ expectedFaults: [/was preloaded using link preload but not used within a few seconds/] })

  test('it fits 320 px and a zoom of 400 %, and the dialog is accessible', async ({
    page,
    expectAccessible,
  }) => {
    for (const [width, height] of [
      [320, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/de-de')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: 'Alle ablehnen' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('link', { name: 'Auswählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(dialog).toBeVisible()
    await expectAccessible('dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Auswählen' })).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the banner is a form, and stays away once it was answered', async ({ page, context }) => {
    await page.goto('/en-gb/privacy')
    await button(page, 'Refuse all').click()
    await expect(page).toHaveURL(/\/en-gb\/privacy$/)
    await expect(page.locator('[data-consent-banner]')).toBeHidden()
    expect((await consentOf(context)).get('groups')).toBe('C0001:1,C0002:0,C0003:0,C0004:0')
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await page.getByRole('checkbox', { name: 'Functional' }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByRole('status')).toHaveText('Your choice is saved.')
    await expect(page.getByRole('checkbox', { name: 'Functional' })).toBeChecked()
    expect((await consentOf(context)).get('groups')).toBe('C0001:1,C0002:0,C0003:1,C0004:0')
  })
})
