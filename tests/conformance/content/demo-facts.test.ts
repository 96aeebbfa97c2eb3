import { expect, it } from 'vitest'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { giftCard } from '#demo/catalogue/gift-card.ts'
import { loyaltySettings } from '#src/base/loyalty-settings.ts'
import { retention, type KeptData } from '#src/base/retention.ts'
import { returnDays } from '#src/base/return-settings.ts'
import { sites } from '#src/contract/sites.ts'
import { ageIn } from '#tests/fixtures/age-in.ts'

const content = createLocalFiles({ folder: 'demo/content', log: () => undefined })
const instant = '2026-06-01T12:00:00.000Z'

const textOf = async (siteId: string, page: string): Promise<string> => {
  const found = await content.page(page, { siteId, mode: 'publish', instant })
  return JSON.stringify(found).replace(/\s|\\n/g, ' ')
}

const daysIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) (?:days|Tagen?|jours)\b/g)].map(([, days]) => Number(days))

const withdrawalDays = 14

it.each(sites)('tells the days for returns as the shop takes goods back: $locale', async ({ locale }) => {
  for (const page of ['home', 'cart', 'checkout', 'help', 'help/contact-us', 'associate-discount-terms'])
    expect(new Set(daysIn(await textOf(locale, page))), page).toEqual(new Set([returnDays]))
  for (const page of ['brand-terms', 'sale-terms'])
    expect(daysIn(await textOf(locale, page)), page).toContain(returnDays)
  const returns = daysIn(await textOf(locale, 'help/returns/how-to-return'))
  expect(returns).toContain(returnDays)
  expect(returns.filter((days) => days !== returnDays && days !== withdrawalDays)).toEqual([])
})

const inAnyGrouping = (count: number): string =>
  count < 1000
    ? String(count)
    : `${String(Math.floor(count / 1000))}\\D?${String(count % 1000).padStart(3, '0')}`

it.each(sites)('tells what points buy as the shop exchanges them: $locale', async ({ locale, currency }) => {
  const loyalty = await textOf(locale, 'loyalty')
  const { vouchers, welcomePoints, pointsPerHundred } = loyaltySettings
  for (const { points, amounts } of vouchers) {
    const amount = String((amounts[currency] ?? 0) / 100)
    expect(loyalty).toMatch(new RegExp(`\\b${inAnyGrouping(points)}\\b\\D{1,24}\\b${amount}\\b`))
  }
  for (const points of [welcomePoints, pointsPerHundred])
    expect(loyalty).toMatch(new RegExp(`<li>${String(points)} (point|Punkt)`))
})

it.each(sites)('leads from the page of gift cards to the card that is sold: $locale', async ({ locale }) => {
  const url = `/p/${giftCard.slug}-${giftCard.productId}`
  expect(await textOf(locale, 'gift-card')).toContain(`"url":"${url}"`)
})

it.each(sites)('tells who runs the shop, a link away from each page: $locale', async ({ locale }) => {
  const footer = await content.footer({ siteId: locale, mode: 'publish', instant })
  expect(JSON.stringify(footer)).toContain('"url":"/legal-notice"')
  expect(await textOf(locale, 'legal-notice')).toMatch(/Marlow SARL.+hello@marlow\.example/)
})

/** What the lines of the privacy page tell of, one after the other; of orders and logs the shop deletes nothing. */
const toldKinds: KeptData[][] = [
  ['carts'],
  ['wishlists'],
  [],
  ['contact-messages', 'warranty-cases'],
  ['photo-submissions'],
  ['logins', 'security-events'],
  ['consent-records'],
  ['subscriptions'],
  ['told-stock-requests', 'stock-requests', 'unconfirmed-stock-requests'],
  [],
]

it.each(sites)('tells how long data is kept as jobs delete it: $locale', async ({ locale, language }) => {
  const [list = ''] = /<ul>.*?<\/ul>/.exec(await textOf(locale, 'privacy')) ?? []
  const lines = list.split('<li>').slice(1)
  expect(lines).toHaveLength(toldKinds.length)
  for (const [index, kinds] of toldKinds.entries()) {
    if (kinds.length === 0) continue
    const ages = kinds.map((kind) => ageIn(language, retention[kind].keptFor))
    expect(new Set(lines[index]?.match(/\d+ \p{L}+/gu))).toEqual(new Set(ages))
  }
})
