import type { Page } from '@playwright/test'
import { startShop } from '../../scripts/shop-process.ts'
import { openPayments } from './acquirer-steps.ts'
import { expect, test } from './shop-test.ts'

test.use({ expectedFaults: [/answer 40[04]|status of 40[04]/] })

const back = encodeURIComponent('/en-us/checkout/return?orderNumber=W1000000001')

/** What the page sends to the shop once somebody has decided. */
const sentBack = (page: Page) =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/en-us/checkout/return'),
  )

test('the acquirer’s pages take a decision in a frame and without script, and lead back into the shop alone', async ({
  page,
  browser,
  data,
  expectAccessible,
}) => {
  const { challenge, pay } = await openPayments(data)
  const shop = await startShop(data)
  const challengeUrl = `${shop.url}${challenge}?return=${back}`

  const response = await page.goto(`${challengeUrl}&locale=de-de`)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätige deine Zahlung')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByText('129,00 €')).toBeVisible()
  await expectAccessible()

  await page.goto(`${challengeUrl}&locale=fr-fr`)
  await expect(page.getByRole('button', { name: 'Oui, c’est moi' })).toBeVisible()

  await page.goto(`${shop.url}/en-us/help/contact-us`)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.title = 'bank'
    document.body.append(frame)
  }, challengeUrl)
  const sent = sentBack(page)
  await page.frameLocator('iframe[title="bank"]').getByRole('button', { name: 'Yes, it is me' }).click()
  expect((await sent).postData()).toMatch(/^threeDS2Result=[\w-]{20,}$/)
  // The order is another's: its payment is no business of this visitor, who has no cart either.
  await page.waitForURL('**/en-us/cart')

  const plain = await browser.newPage({ javaScriptEnabled: false, locale: 'en-US' })
  await plain.goto(`${shop.url}${pay}?return=${back}`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Pay your order')
  await plain.getByRole('button', { name: 'Refuse' }).click()
  const given = sentBack(plain)
  await plain.getByRole('button', { name: /^Go on to/ }).click()
  expect((await given).postData()).toMatch(/^threeDS2Result=/)
  await plain.close()

  for (const [address, status] of [
    [`${challenge}?return=${encodeURIComponent('https://elsewhere.example/')}`, 400],
    [`${challenge}?return=${encodeURIComponent('//elsewhere.example/')}`, 400],
    [`${challenge}?return=${encodeURIComponent('/en-us/cart')}`, 400],
    [`${challenge}?return=${encodeURIComponent('/en-us/sign-out')}`, 400],
    [challenge, 400],
    [`/acquirer/challenge/pay_nobody?return=${back}`, 404],
    [`${pay.replace('/pay/', '/challenge/')}?return=${back}`, 404],
  ] as const)
    expect((await fetch(shop.url + address)).status, address).toBe(status)
  expect(await shop.end('SIGTERM')).toBe(0)
})
