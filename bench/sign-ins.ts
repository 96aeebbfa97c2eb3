import { createHash, randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { newGuest } from '#tests/setup/guest.ts'
import { atMost, median, plain, shown, type Figure } from './figure.ts'
import { runLoad, type LoadReport, type Sent } from './load-plan.ts'
import { weigh } from './page-weight.ts'

const password = 'Walking-the-fells-9'
const perSecond = 20
const pairs = 3
const seconds = 6
const codeChallenge = createHash('sha256').update('a'.repeat(43)).digest('base64url')

/** Signs up as many customers as sign in each second, and gives what each sends. */
async function signInsOf(shop: string): Promise<Sent[][]> {
  const guest = await newGuest(shop)
  const makeOne = async (): Promise<Sent[]> => {
    const username = `${randomUUID()}@example.com`
    const person = { email: username, password, firstName: 'Robin', lastName: 'Marsh' }
    await guest.call('POST', '/consumers-v3/auth/signup', { ...person, isTermsConfirmed: true })
    const body = JSON.stringify({ type: 'password', username, password, codeChallenge })
    return [{ url: `${shop}/consumers-v3/auth/signin`, method: 'POST', headers: guest.headers, body }]
  }
  const made: Sent[][] = []
  for (let count = 0; count < perSecond; count += 1) made.push(await makeOne())
  return made
}

/** What shoppers read meanwhile, over ten connections. */
async function readersOf(shop: string, pages: readonly string[]): Promise<Sent[][]> {
  const { headers, cartId } = await newGuest(shop)
  const paths = [...pages, `/cart/v1/cart/${cartId}`]
  const round = paths.map((path) => ({ url: shop + path, method: 'GET' as const, headers }))
  return Array.from({ length: 10 }, (_, at) => [...round.slice(at % 3), ...round.slice(0, at % 3)])
}

/** What signing in costs everybody else: their slowest requests beside twenty sign-ins a second, against those without. */
export async function signInLoad(shop: string, pages: readonly string[]): Promise<Figure[]> {
  const [readers, signIns] = await Promise.all([readersOf(shop, pages), signInsOf(shop)])
  const read = () => runLoad({ requests: readers, warmUpSeconds: 1, seconds, pauseMs: 100 })
  const ratios: number[] = []
  const signedIn: LoadReport[] = []
  let slowest = { idle: 0, busy: 0 }
  for (let pair = 0; pair < pairs; pair += 1) {
    const idle = await read()
    const signing = runLoad({ requests: signIns, warmUpSeconds: 1, seconds, pauseMs: 950 })
    const [busy, report] = await Promise.all([read(), signing])
    signedIn.push(report)
    ratios.push(busy.p99Ms / idle.p99Ms)
    slowest = { idle: idle.p99Ms, busy: busy.p99Ms }
  }
  const rate = median(signedIn.map((one) => one.perSecond))
  const wait = median(signedIn.map((one) => one.p50Ms))
  const failed = signedIn.reduce((sum, { failures }) => sum + failures, 0)
  return [
    plain('sign-ins', `${shown(rate)}/s, ${shown(wait)} ms each, ${failed} refused`),
    atMost('other requests beside them: p99 by that without', median(ratios), 3, '', ratios),
    plain(
      'other requests: p99 without and with, last pair',
      `${shown(slowest.idle)} and ${shown(slowest.busy)} ms`,
    ),
  ]
}

/** What the pages of signing in and of the account load before the shopper acts. */
export async function accountWeight(browser: Browser, shop: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const figures: Figure[] = []
  const weighPage = async (path: string): Promise<void> => {
    const page = await context.newPage()
    const { scriptKb, cls } = await weigh(page, `${shop}/en-us${path}`)
    await page.close()
    figures.push(atMost(`${path}: script, inline included`, scriptKb, 130, 'kB'))
    figures.push(atMost(`${path}: layout shift`, cls, 0, 'CLS'))
  }
  await weighPage('/sign-in')
  await weighPage('/sign-up')
  const page = await context.newPage()
  await page.goto(`${shop}/en-us/sign-up`)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Marsh')
  await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/I accept the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/account/)
  await page.close()
  for (const path of ['/account', '/account/profile', '/account/security']) await weighPage(path)
  await context.close()
  return figures
}
