import type { CataloguePrice } from '#src/contract/catalogue/catalogue.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Reduction } from './reductions.ts'

/** What a site shows of a variant's price, in minor units; instants are ISO. */
export type ShownPrice = {
  current: number
  /** What it is struck from, and percentages are of; the current price where no reduction may be told. */
  original: number
  historicBestPrice?: number | undefined
  previousBestSalesPrice?: number | undefined
  salesPriceActiveDate?: string | undefined
}

/**
 * The price of a variant as a site may show it. In EMEA a reduction is told from the lowest price of the 30 days before it:
 * before the first of several in a row where the country allows that, else before the latest. One that is not below that
 * price, or whose price before nobody knows, is told as a price alone. Elsewhere it is told from the original price.
 */
export const shownPrice = (
  { current, original, historicBestPrice: stated }: CataloguePrice,
  reduction: Reduction | undefined,
  { region, progressiveReductions }: Pick<Site, 'region' | 'progressiveReductions'>,
): ShownPrice => {
  if (current >= original) return { current, original }
  const lowestBefore = progressiveReductions ? reduction?.lowestBefore : reduction?.lowestBeforeLatest
  const historicBestPrice = stated ?? lowestBefore
  const salesPriceActiveDate = progressiveReductions ? reduction?.since : reduction?.latestSince
  const previousBestSalesPrice = reduction?.lowestSaleBeforeLatest
  return {
    current,
    original: region === 'EMEA' ? Math.max(current, historicBestPrice ?? current) : original,
    historicBestPrice,
    previousBestSalesPrice,
    salesPriceActiveDate,
  }
}
