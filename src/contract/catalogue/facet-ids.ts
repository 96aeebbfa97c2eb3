/**
 * What a listing can be filtered by, in the order in which it is offered. All but `price` are lists of values; `width`, `material` and
 * `activity` are attributes of variants by these types, `feature` is what a product's eyebrow says.
 */
export const facetIds = [
  'category',
  'size',
  'width',
  'color',
  'price',
  'feature',
  'material',
  'activity',
  'rating',
  'new',
  'sale',
  'availability',
] as const
export type FacetId = (typeof facetIds)[number]

/** Facets that are chosen by naming values. */
export type ValueFacetId = Exclude<FacetId, 'price'>
export const valueFacetIds: readonly ValueFacetId[] = facetIds.filter((id) => id !== 'price')

/** Most values of one facet that are chosen at once. */
export const maxChosenValues = 20

/** A value as it stands in an address: lower-case words and numbers, such as `blue` or `eu-42.5`. */
export const facetValuePattern = /^[a-z0-9][a-z0-9.-]{0,39}$/

/** A price from, up to, or between, in whole units of the currency: `50-100`, `50-`, `-100`. */
export const priceChoicePattern = /^(\d{0,7})-(\d{0,7})$/
