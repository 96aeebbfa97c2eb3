import { rm } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { consentCookie } from '#src/contract/cookies.ts'
import { sites } from '#src/contract/sites.ts'
import { writeConsent } from '#src/rules/consent/write-consent.ts'
import { loadedData } from '#tests/setup/loaded-data.ts'

type Fixtures = {
  /** Whether the shopper has refused, in EMEA, what the consent banner asks for, so that it stands in nobody's way. */
  hasRefused: boolean
  /** Messages a test provokes on purpose; what matches none of them fails it. */
  expectedFaults: RegExp[]
  /** Checks the page, or the part a selector names, against WCAG 2.2 AA and axe's best practices. */
  expectAccessible: (part?: string) => Promise<void>
  /** A data folder of the test's own, in which the demo shop is already loaded, for a shop the test starts itself. */
  data: string
}

const refused = { C0002: false, C0003: false, C0004: false }

/** Choices of a shopper who refused on each site of EMEA; elsewhere nobody is asked. */
const refusals = sites
  .filter(({ region }) => region === 'EMEA')
  .map(({ locale }) => ({
    name: consentCookie,
    value: writeConsent('', {
      choice: refused,
      isInteraction: true,
      gpc: false,
      instant: '2026-11-22T09:00:00.000Z',
      newId: () => 'shopper-0001',
    }).value,
    domain: 'localhost',
    path: `/${locale}`,
  }))

/** Says what the page's security policy holds back, where `watch` hears it, in frames too. */
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`security policy: ${effectiveDirective} holds back ${blockedURI} ${sample}`)
  })
}

/**
 * Playwright's `test`, failing on any console error, page error, failed request, violation of the security policy or
 * answer above 399 nobody expected.
 */
export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  hasRefused: [true, { option: true }],
  // Here alone, so that a test without a page opens no browser.
  context: async ({ context, hasRefused, expectedFaults }, use) => {
    if (hasRefused) await context.addCookies(refusals)
    const faults: string[] = []
    context.on('page', (page) => watch(page, faults))
    await context.addInitScript(reportViolations)
    await use(context)
    expect(faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))).toEqual([])
  },
  data: async ({ browserName }, use) => {
    const folder = await loadedData(browserName)
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (part) => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      // A click that leads on is over once the next page begins.
      await page.waitForLoadState('domcontentloaded')
      const scan = new AxeBuilder({ page }).withTags(tags)
      const { violations } = await (part ? scan.include(part) : scan).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`),
      ).toEqual([])
    })
  },
})

/** How Chromium says that the fade between two pages ended early: the window took another size, or the page came before it or late. */
const isEndedFade = ({ message }: Error): boolean =>
  /^Transition was aborted because of (?:invalid state\. (?:Viewport size changed|Page already revealed)$|timeout in DOM update)/.test(
    message,
  )

/** A page that is left while it loads cuts its own requests; those are no faults. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!isEndedFade(error)) faults.push(`page error: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer ${response.status()}: ${response.url()}`)
  })
}

/** How a journey is done: with script in both windows, where it looks different in each, and without in one. */
export const withAndWithoutScript = [
  { how: 'with script', javaScriptEnabled: true, windows: '@both' },
  { how: 'without script', javaScriptEnabled: false, windows: '@phone' },
] as const

export { expect } from '@playwright/test'
