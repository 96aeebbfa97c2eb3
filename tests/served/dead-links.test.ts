import { expect } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { test } from './served-shop.ts'

/** Pages asked for at a time. */
const atOnce = 4

/** Pages of the shop that a page links to, without their anchors; a product stands for all its colours. Pictures take long to draw. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/(?!pictures\/)[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(/\?color=.*/, ''),
  )

const addressesOf = async (sitemap: string): Promise<string[]> => {
  const xml = await (await fetch(sitemap)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

/** What a guest is led to signing in for. */
const isOfAccount = (link: string): boolean => /^\/[a-z-]+\/account\b/.test(link)
const signInFor = (link: string): string =>
  `/${link.split('/')[1]}/sign-in?${new URLSearchParams({ next: link })}`

/** Withdrawing is a right in Europe; elsewhere its page leads to the order. */
const withdrawalElsewhere = /^(\/(?:en-us|en-ca|fr-ca)\/help)\/withdraw$/

test('every link and every address of the sitemaps answers at once, in all locales', async ({ origin }) => {
  const shop = origin
  const faults: string[] = []
  const seen = new Map(sites.map(({ locale }) => [`/${locale}`, 'the start']))
  const open = [...seen.keys()]
  const reach = (link: string, from: string): void => {
    if (seen.has(link)) return
    seen.set(link, from)
    open.push(link)
  }
  const listed = (await Promise.all((await addressesOf(`${shop}/sitemap.xml`)).map(addressesOf))).flat()
  for (const address of listed) reach(address.slice(shop.length), 'a sitemap')

  const visit = async (link: string): Promise<void> => {
    const answer = await fetch(shop + link, { redirect: 'manual' })
    const text = await answer.text()
    if (isOfAccount(link)) {
      const location = answer.headers.get('location') ?? ''
      if (location !== signInFor(link)) faults.push(`no sign-in: ${link}`)
      else reach(location, link)
      return
    }
    const [, help] = withdrawalElsewhere.exec(link) ?? []
    if (help !== undefined) {
      if (answer.headers.get('location') !== `${help}/track-order`) faults.push(`leads nowhere: ${link}`)
      return
    }
    if (answer.status !== 200) faults.push(`${answer.status} ${link} (from ${seen.get(link)})`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    if (listed.includes(shop + link) && !text.includes(`<link rel="canonical" href="${shop}${link}"`))
      faults.push(`not canonical: ${link}`)
    for (const next of linksOf(text)) reach(next, link)
  }
  while (open.length > 0) await Promise.all(open.splice(0, atOnce).map(visit))

  expect(faults).toEqual([])
  expect(listed.length).toBeGreaterThan(sites.length * 60)
  expect(seen.size).toBeGreaterThan(listed.length)
})
