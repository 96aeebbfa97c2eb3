import { minorDigits } from '#src/base/money.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { FacetId } from '#src/contract/catalogue/facet-ids.ts'
import type { Site } from '#src/contract/sites.ts'
import { colorFamilies } from '#src/rules/catalogue/color-family.ts'
import { isReduced, soldVariants } from '../products/product-presenter.ts'
import type { StoredProduct } from '../products/stored-product.ts'
import type { FacetedProduct, FacetedVariant } from './count-facets.ts'
import { joinRuns } from './join-runs.ts'
import { optionValues, valueIdOf, type FacetValue } from './option-values.ts'
import { priceBars, type PriceBars } from './price-bars.ts'

/** The products of one listing as facets see them, on one site. */
export type FacetTable = {
  products: readonly FacetedProduct[]
  /** Values by index. */
  values: readonly FacetValue[]
  facetOf: readonly FacetId[]
  /** Indexes of sizes in the order in which they are worn, whatever product has them. */
  sizeOrder: readonly number[]
  /** Missing where nothing has a price. */
  prices: PriceBars | undefined
}

/** The categories that a listing is divided into. */
export type Division = {
  categories: readonly { categoryId: string; name: string }[]
  /** Of those, the one that a category is or lies in. */
  categoryOf: (categoryId: string) => string | undefined
}

/** Least average ratings that are offered. */
const ratings = [4.5, 4, 3]

const newBadge = 'NEW'

/** Gives each value an index; the first two are those that are told at each count. */
const createRegistry = () => {
  const values: FacetValue[] = []
  const indexes = new Map<string, number>()
  const indexOf = (value: FacetValue): number => {
    const key = `${value.facet} ${value.id}`
    const index = indexes.get(key) ?? values.push(value) - 1
    indexes.set(key, index)
    return index
  }
  indexOf({ facet: 'new', id: 'true' })
  indexOf({ facet: 'availability', id: 'in-stock' })
  return { values, indexOf }
}

/** Between what the shopper pays for a variant: where they name the price, whatever they may name. */
const reachOf = ({ customAmount }: StoredProduct, price: number, { currency }: Site) => {
  const bounds = customAmount?.[currency]
  return { low: Math.min(price, bounds?.min ?? price), high: Math.max(price, bounds?.max ?? price) }
}

/** Works out which values the products of a listing have on a site. */
export const facetTable = (
  stored: readonly StoredProduct[],
  { categories, categoryOf }: Division,
  site: Site,
): FacetTable => {
  const { values, indexOf } = createRegistry()
  for (const { categoryId, name } of categories) indexOf({ facet: 'category', id: categoryId, label: name })
  for (const id of colorFamilies) indexOf({ facet: 'color', id })
  for (const least of ratings) indexOf({ facet: 'rating', id: `${least}` })
  const reduced = indexOf({ facet: 'sale', id: 'true' })
  const sizeRuns = new Map<string, number[]>()

  const sold = stored.flatMap((product) => {
    if (!product.active) return []
    const variants = soldVariants(product, site).map((one) => ({
      ...one,
      ...reachOf(product, one.price.current, site),
    }))
    return variants.length > 0 ? [{ product, variants }] : []
  })
  const prices = priceBars(
    sold.flatMap(({ variants }) => variants.flatMap(({ low, high }) => [low, high])),
    10 ** minorDigits(site.currency),
  )
  const bars = Array.from({ length: prices?.count ?? 0 }, (_, at) => indexOf({ facet: 'price', id: `${at}` }))

  const valuesOfProduct = ({ categoryIds, rating, eyebrow }: StoredProduct): number[] => {
    const inside = new Set(categoryIds.map(categoryOf).filter((id) => id !== undefined))
    const feature = eyebrow && valueIdOf(eyebrow.id)
    return [
      ...[...inside].map((id) => indexOf({ facet: 'category', id })),
      ...ratings
        .filter((least) => (rating?.score ?? 0) >= least)
        .map((least) => indexOf({ facet: 'rating', id: `${least}` })),
      ...(feature
        ? [indexOf({ facet: 'feature', id: feature, label: textIn(eyebrow.label, site.locale) })]
        : []),
    ]
  }

  const optionsOf = ({ attributes }: StoredProduct) =>
    new Map(
      attributes.map((attribute) => {
        const options = optionValues(attribute, site).map(([id, value]): [string, number] => [
          id,
          indexOf(value),
        ])
        const run = options.map(([, index]) => index)
        if (attribute.type === 'size') sizeRuns.set(run.join(), run)
        return [attribute.type, new Map(options)]
      }),
    )

  const products = sold.map(({ product, variants }): FacetedProduct => {
    const options = optionsOf(product)
    const { badge } = product
    return {
      productId: product.productId,
      isDigital: product.productType === 'digital',
      publishedAt: product.publishedAt,
      newBadge: badge?.id === newBadge ? badge : undefined,
      values: valuesOfProduct(product),
      variants: variants.map(({ variant, price, low, high }): FacetedVariant => {
        const own = Object.entries(variant.attributes).map(([type, id]) => options.get(type)?.get(id))
        return {
          upc: variant.upc,
          low,
          high,
          values: [
            ...own.filter((index) => index !== undefined),
            ...(prices ? bars.slice(prices.at(low), prices.at(high) + 1) : []),
            ...(isReduced({ price }) ? [reduced] : []),
          ],
        }
      }),
    }
  })
  return {
    products,
    values,
    facetOf: values.map(({ facet }) => facet),
    sizeOrder: joinRuns(sizeRuns.values()),
    prices,
  }
}
