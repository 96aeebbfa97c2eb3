import { z } from 'zod'

const catalogue = z.object({
  category: z.object({ url: z.string() }).optional(),
  children: z.array(z.object({ categoryId: z.string(), url: z.string() })),
  products: z.array(z.object({ id: z.string(), url: z.string(), available: z.boolean() })),
})

const details = z.object({
  id: z.string(),
  name: z.string(),
  variants: z.array(z.object({ upc: z.string(), quantity: z.number(), productInventoryState: z.string() })),
})

/** A product one can buy, and the listing it stands in. Addresses are paths within the shop. */
export type SomeProduct = {
  productId: string
  name: string
  url: string
  listingUrl: string
  /** In-stock variants, the best stocked first. */
  upcs: string[]
}

/** Finds the first buyable product of the shop's first category. */
export async function someProduct(shop: string, locale = 'en-us'): Promise<SomeProduct> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(shop + path, { headers: { 'x-locale': locale } })).json()
  const tree = catalogue.parse(await read('/products/v2/catalog'))
  for (const { categoryId, url: listingUrl } of tree.children) {
    const { products } = catalogue.parse(await read(`/products/v2/catalog?categoryId=${categoryId}`))
    for (const { id, url } of products.filter((product) => product.available)) {
      const { name, variants } = details.parse(await read(`/products/v2/products/${id}/details`))
      const inStock = variants.filter((variant) => variant.productInventoryState === 'InStock')
      const upcs = inStock.sort((a, b) => b.quantity - a.quantity).map(({ upc }) => upc)
      if (upcs.length > 0) return { productId: id, name, url, listingUrl, upcs }
    }
  }
  throw new Error('The shop sells nothing')
}
