import { z } from 'zod'
import { fingerprint } from './static-page.ts'

const treeSchema = z.object({ children: z.array(z.looseObject({ categoryId: z.string() })) })
const listingSchema = z.object({ pageCount: z.number(), products: z.array(z.unknown()) })

/** Fetches from the shop that renders; throws on any answer but a good one. */
export const responseOf = async (shop: string, path: string, accept: string): Promise<Response> => {
  const answer = await fetch(shop + path, { headers: { accept, 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

const json = async (shop: string, path: string): Promise<unknown> =>
  (await responseOf(shop, path, 'application/json')).json()

const indexSchema = z.object({
  schemas: z.array(z.object({ name: z.string(), dependsOnContentAlone: z.boolean() })),
})

/** Wrappers show what is in them, which counts by itself. */
const wrappers = ['segmentation', 'experience']

/** Types of the blocks whose HTML follows from their entry alone. */
export const contentBlocks = async (shop: string): Promise<Set<string>> => {
  const { schemas } = indexSchema.parse(await json(shop, '/schemas/index.json'))
  return new Set([...wrappers, ...schemas.filter((one) => one.dependsOnContentAlone).map(({ name }) => name)])
}

const catalog = (locale: string): string => `/products/v2/catalog?locale=${locale}&pageSize=60`

/** Tells whether the tree of categories has changed, which the menu follows. */
export const treeFingerprint = async (shop: string, locale: string): Promise<string> =>
  fingerprint(treeSchema.parse(await json(shop, catalog(locale))))

/** Tells whether the catalogue as shoppers of a site see it has changed: products, prices and stock. */
export const catalogueFingerprint = async (shop: string, locale: string): Promise<string> => {
  const { children } = treeSchema.parse(await json(shop, catalog(locale)))
  const listed = await Promise.all(
    children.map(async ({ categoryId }) => {
      const pages: unknown[] = []
      for (let page = 1, last = 1; page <= last; page += 1) {
        const path = `${catalog(locale)}&categoryId=${categoryId}&page=${page}`
        const listing = listingSchema.parse(await json(shop, path))
        pages.push(listing)
        last = listing.pageCount
      }
      return pages
    }),
  )
  return fingerprint(listed)
}
