import { dayMs } from '#src/base/day.ts'
import { settings } from '#src/base/settings.ts'
import { Timeline } from '#src/base/timeline.ts'
import type { Facet } from '#src/contract/catalogue/facets.ts'
import { chosenCount, type FacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import type { View } from '../catalogue-view.ts'
import { countFacets, type FacetedProduct } from './count-facets.ts'
import type { FacetTable } from './facet-table.ts'
import { presentFacets, wantedOf } from './present-facets.ts'

/** Upcs of the variants of which nothing is left, by product. */
export type SoldOut = ReadonlyMap<string, ReadonlySet<string>>

/** Whether a product is new as of an instant: so its badge says, or it was published lately. */
const isNewAt = (instant: string) => {
  const now = Date.parse(instant)
  return ({ publishedAt, newBadge }: FacetedProduct): boolean => {
    const age = now - Date.parse(publishedAt)
    if (age >= 0 && age < settings.newForDays * dayMs) return true
    return newBadge !== undefined && new Timeline(instant).shows(newBadge)
  }
}

/**
 * Keeps, of a listing in order, the products that have what is chosen.
 * @returns their ids, in that order, and the facets
 */
export const narrowListing = (
  productIds: readonly string[],
  table: FacetTable,
  choice: FacetChoice,
  soldOut: SoldOut,
  { site, instant }: View,
): { productIds: readonly string[]; facets: Facet[] } => {
  const live = {
    isNew: isNewAt(instant),
    isSoldOut: ({ productId }: FacetedProduct, upc: string) => soldOut.get(productId)?.has(upc) ?? false,
  }
  const count = (wanted: ReturnType<typeof wantedOf>) =>
    countFacets(table.products, table.facetOf, wanted, live)
  const whole = count({ values: new Map() })
  const wanted = wantedOf(table, choice, whole.counts, site)
  const isNarrowed = chosenCount(choice) > 0
  const narrowed = isNarrowed ? count(wanted) : whole
  return {
    productIds: isNarrowed ? productIds.filter((id) => narrowed.listed.has(id)) : productIds,
    facets: presentFacets({ table, wanted, whole, narrowed, site }),
  }
}
