import { z } from 'zod'

const locales = ['en-us', 'en-gb', 'en-ca', 'fr-ca', 'de-de', 'fr-fr']

const sitemap = z.object({ paths: z.array(z.string()) })

/** Addresses of all pages of a shop, in all its languages. */
export const pageAddresses = async (shop: string): Promise<string[]> => {
  const lists = await Promise.all(
    locales.map(async (locale) => {
      const answer = await fetch(`${shop}/fapi/sitemap`, { headers: { 'x-locale': locale } })
      return sitemap.parse(await answer.json()).paths
    }),
  )
  return lists.flat().map((path) => shop + path)
}
