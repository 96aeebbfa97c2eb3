import { z } from 'zod'
import { fingerprint } from './static-page.ts'

const treeSchema = z.object({ children: z.array(z.object({ categoryId: z.string() })) })
const listingSchema = z.object({ pageCount: z.number(), products: z.array(z.unknown()) })

/** Fetches from the shop that renders; throws on any answer but a good one. */
export const answerOf = async (shop: string, path: string, accept: string): Promise<Response> => {
  const answer = await fetch(shop + path, { headers: { accept, 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

const json = async (shop: string, path: string): Promise<unknown> =>
  (await answerOf(shop, path, 'application/json')).json()

/** Tells whether the catalogue as shoppers of a site see it has changed: categories, products, prices and stock. */
export const catalogueFingerprint = async (shop: string, locale: string): Promise<string> => {
  const listed: unknown[] = []
  const catalog = `/products/v2/catalog?locale=${locale}&pageSize=60`
  const { children } = treeSchema.parse(await json(shop, catalog))
  for (const { categoryId } of children) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const listing = listingSchema.parse(
        await json(shop, `${catalog}&categoryId=${categoryId}&page=${page}`),
      )
      listed.push(listing)
      last = listing.pageCount
    }
  }
  return fingerprint(children, listed)
}
