import type { BrowserContext } from '@playwright/test'
import type { DemoAccount } from '#demo/accounts.ts'
import { segmentIds, type SegmentId } from '#src/contract/personalization/segments.ts'
import { segmentHolds } from '#src/rules/personalization/segment.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { demoAccount, signInToDemo } from './demo-account.ts'
import { expect, test } from './shop-test.ts'
import { addToCart, openProduct } from './shopper.ts'

/** The segments that a browser belongs to, as pages choose content for it. */
const segmentsOf = async (context: BrowserContext): Promise<SegmentId[]> => {
  const cookies = await context.cookies()
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const visitor = readVisitorCookie(header)
  return segmentIds.filter((id) => segmentHolds(id, visitor) && !id.startsWith('cart-'))
}

const none = [
  ...(['non-loyalty-loggedin', 'non-employee-loggedin', 'non-ipa-wranx-loggedin'] as const),
  ...(['non-wranx-loggedin', 'non-ipa-loggedin', 'non-athletes-loggedin'] as const),
]
const besides = (...left: SegmentId[]): SegmentId[] => none.filter((id) => !left.includes(id))

const expected: readonly [DemoAccount['kind'], readonly SegmentId[]][] = [
  ['customer', besides()],
  ['member', [...besides('non-loyalty-loggedin'), 'loyalty-loggedin']],
  ['employee', [...besides('non-employee-loggedin'), 'employee-loggedin']],
  ['athlete', [...besides('non-athletes-loggedin'), 'athletes-loggedin']],
  [
    'WRANX',
    [...besides('non-ipa-wranx-loggedin', 'non-wranx-loggedin'), 'ipa-wranx-loggedin', 'wranx-loggedin'],
  ],
  ['IPA', [...besides('non-ipa-wranx-loggedin', 'non-ipa-loggedin'), 'ipa-wranx-loggedin', 'ipa-loggedin']],
]

for (const [kind, segments] of expected)
  test(`content is chosen for the demo’s ${kind} from the sign-in on`, async ({ page, context }) => {
    await page.goto('/en-us')
    expect(await segmentsOf(context)).toEqual(['loggedout'])
    await signInToDemo(page, demoAccount(kind))
    expect((await segmentsOf(context)).toSorted()).toEqual(['loggedin', ...segments].toSorted())
  })

test('an employee accepts the terms after signing in, and has the discount and its banner from then on', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await signInToDemo(page, demoAccount('employee'))
  await expect(page).toHaveURL(/\/en-us\/employee-terms\?next=/)
  await expectAccessible()
  await page.getByRole('link', { name: 'Not now' }).click()
  const banner = page.getByRole('region', { name: 'Your discount' })
  await expect(banner).toContainText('Your employee discount waits for you')
  await expect(banner.getByRole('progressbar')).toHaveCount(0)
  await banner.getByRole('link', { name: 'Read and accept the terms' }).click()
  await page.getByRole('button', { name: 'I accept the terms' }).click()
  await expect(page).toHaveURL(/\/en-us\/account$/)
  await expect(banner).toContainText('$0.00 of $2,000.00 used this year, $2,000.00 left')
  await expectAccessible()
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us/cart')
  await expect(banner).toContainText('Employee discount')
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Employee discount: 40%')
})

for (const [kind, told, discount] of [
  ['athlete', '$2,000.00 of $2,000.00 left this year', 'Athletes: 30%'],
  ['WRANX', '$0.00 of $2,000.00 used this year', 'WRANX professionals: 25%'],
  ['IPA', '$0.00 of $2,000.00 used this year', 'IPA professionals: 25%'],
] as const)
  test(`the demo’s ${kind} sees what is left, and pays less`, async ({ page, baseURL }) => {
    await signInToDemo(page, demoAccount(kind))
    const banner = page.getByRole('region', { name: 'Your discount' })
    await expect(banner).toContainText(told)
    const product = await openProduct(page, baseURL)
    await addToCart(page, product)
    await page.goto('/en-us/cart')
    await expect(banner).toContainText(told)
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(discount)
  })
