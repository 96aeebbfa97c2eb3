import { passTime } from '#tests/setup/page-time.ts'
import { expect, test } from './shop-test.ts'

test('the page behind a link is fetched while the pointer rests on the link, the cart is not', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const refusals: (string | undefined)[] = []
  const fetched: string[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => refusals.push(ruleSet.errorType))
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  await expect.poll(() => refusals).toEqual([undefined])

  await page.getByRole('link', { name: 'Cart', exact: true }).hover()
  await passTime(page, 500)
  const link = page.getByRole('main').locator('a[href^="/en-us/"]').first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await link.hover()
  await expect.poll(() => fetched).toEqual([path])
})
