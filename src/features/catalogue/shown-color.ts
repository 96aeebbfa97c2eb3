import type { Product } from '#src/contract/catalogue/product.ts'

/** The colour that a product's page opens with: that of the address, else the first that can be had. */
export const shownColor = ({ attributes, variants }: Product, query: URLSearchParams) => {
  const colors = attributes.find(({ type }) => type === 'color')?.options ?? []
  const variant = variants.find(({ upc }) => upc === query.get('variant'))
  const wanted = variant?.attributes['color'] ?? query.get('color')
  return colors.find(({ id }) => id === wanted) ?? colors.find(({ available }) => available) ?? colors[0]
}
