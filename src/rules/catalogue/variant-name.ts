import type { Product } from '#src/contract/catalogue/product.ts'

type Named = Pick<Product, 'name' | 'attributes' | 'variants'>

/** What was chosen of a variant, in words: `Moss · 10`; empty for the only one. */
export const variantOptions = ({ attributes, variants }: Omit<Named, 'name'>, upc: string): string => {
  const chosen = variants.find((variant) => variant.upc === upc)?.attributes ?? {}
  return attributes
    .flatMap(({ type, options }) => options.find(({ id }) => id === chosen[type])?.label ?? [])
    .join(' · ')
}

/** A product and what was chosen of it, in words: `Fell Boot, Moss · 10`. */
export const variantName = (product: Named, upc: string): string =>
  [product.name, variantOptions(product, upc)].filter((words) => words !== '').join(', ')
