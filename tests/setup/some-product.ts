import { z } from 'zod'

const catalogue = z.object({
  category: z.object({ url: z.string() }).optional(),
  children: z.array(z.object({ categoryId: z.string(), url: z.string() })),
  products: z.array(z.object({ id: z.string(), url: z.string(), available: z.boolean() })),
})

const details = z.object({
  id: z.string(),
  name: z.string(),
  variants: z.array(
    z.object({
      upc: z.string(),
      quantity: z.number(),
      productInventoryState: z.string(),
      attributes: z.record(z.string(), z.string()),
    }),
  ),
})

/** A product one can buy, and the listing it stands in. Addresses are paths within the shop. */
export type SomeProduct = {
  productId: string
  name: string
  url: string
  listingUrl: string
  /** In-stock variants, the best stocked first: attribute type -> option id. */
  variants: { upc: string; attributes: Record<string, string> }[]
  /** Code of the best stocked variant. */
  upc: string
}

/** Finds the shop's first product one variant of which has at least `units` in stock. */
export async function someProduct(shop: string, locale = 'en-us', units = 20): Promise<SomeProduct> {
  for await (const product of productsOf(shop, locale, units, 1)) return product
  throw new Error(`The shop has no product with ${units} units in stock`)
}

/** The first `count` products with a variant of at least `units` in stock; `variants` are these, the best stocked first. */
export async function* productsOf(
  shop: string,
  locale: string,
  units: number,
  count: number,
): AsyncGenerator<SomeProduct> {
  const seen = new Set<string>()
  const headers = { 'x-locale': locale }
  const read = async (path: string): Promise<unknown> => (await fetch(shop + path, { headers })).json()
  const tree = catalogue.parse(await read('/products/v2/catalog'))
  for (const { categoryId, url: listingUrl } of tree.children) {
    const { products } = catalogue.parse(await read(`/products/v2/catalog?categoryId=${categoryId}`))
    for (const { id, url } of products.filter((product) => product.available)) {
      const { name, variants } = details.parse(await read(`/products/v2/products/${id}/details`))
      const stocked = variants
        .filter((variant) => variant.productInventoryState === 'InStock' && variant.quantity >= units)
        .sort((a, b) => b.quantity - a.quantity)
      const [best] = stocked
      if (!best || seen.has(id)) continue
      if (seen.add(id).size > count) return
      yield { productId: id, name, url, listingUrl, variants: stocked, upc: best.upc }
    }
  }
}
