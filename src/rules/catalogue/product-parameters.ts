import { colorAttribute } from './variant-choice.ts'

/** What the address of a product page opens it with: a variant by its UPC, or a colour. */
export type ProductParameters = { variant: string } | { color: string } | Record<string, never>

const names = ['variant', colorAttribute]

const isWrittenAs = (query: URLSearchParams, parameters: ProductParameters): boolean => {
  const written = names.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return String(new URLSearchParams(written)) === String(new URLSearchParams(Object.entries(parameters)))
}

/** What an address names, a variant before a colour. */
const readParameters = (query: URLSearchParams): ProductParameters => {
  const variant = query.get('variant')
  if (variant !== null) return { variant }
  const color = query.get(colorAttribute)
  return color === null ? {} : { color }
}

/** The parameters of an address that names a variant or a colour, once; undefined for other forms, which lead to this one. */
export const productParameters = (query: URLSearchParams): ProductParameters | undefined => {
  const parameters = readParameters(query)
  return isWrittenAs(query, parameters) ? parameters : undefined
}

/** What a product has that its address may name. */
type Named = {
  attributes: readonly { type: string; options: readonly { id: string }[] }[]
  variants: readonly { upc: string }[]
}

/** What of an address a product has. */
const knownParameters = ({ attributes, variants }: Named, query: URLSearchParams): ProductParameters => {
  const variant = query.get('variant')
  if (variant !== null && variants.some(({ upc }) => upc === variant)) return { variant }
  const color = query.get(colorAttribute)
  const colors = attributes.find(({ type }) => type === colorAttribute)?.options ?? []
  return color !== null && colors.some(({ id }) => id === color) ? { color } : {}
}

/** The address of the same page with what the product has in its one form; undefined where `url` has that form. */
export const addressOfProduct = (url: URL, product: Named): string | undefined => {
  const parameters = knownParameters(product, url.searchParams)
  if (isWrittenAs(url.searchParams, parameters)) return undefined
  const others = [...url.searchParams].filter(([name]) => !names.includes(name))
  const query = new URLSearchParams([...Object.entries(parameters), ...others])
  return url.pathname + (query.size === 0 ? '' : `?${query}`)
}
