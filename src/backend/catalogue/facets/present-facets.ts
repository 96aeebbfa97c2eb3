import { minorDigits } from '#src/base/money.ts'
import { facetIds, type FacetId } from '#src/contract/catalogue/facet-ids.ts'
import type { Facet } from '#src/contract/catalogue/facets.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf, type Messages } from '#src/messages/messages.ts'
import { swatchOf } from '#src/rules/catalogue/color-family.ts'
import type { FacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { FacetCounts, Wanted } from './count-facets.ts'
import type { FacetTable } from './facet-table.ts'
import type { FacetValue } from './option-values.ts'

type Texts = Messages['catalogue']['facets']

/** Facets whose values stand in the order of the table; the others' stand by their labels. */
const isOrdered: ReadonlySet<FacetId> = new Set(['category', 'size', 'color', 'rating'])

const wordsFor = (facet: FacetId, id: string, { colors, ...text }: Texts, { locale }: Site): string => {
  if (facet === 'color') return new Map(Object.entries(colors)).get(id) ?? id
  if (facet === 'rating') return formatMessage(text.leastRating, { score: Number(id) }, locale)
  if (facet === 'new') return text.isNew
  if (facet === 'sale') return text.onSale
  return text.inStock
}

/**
 * What a choice means in a table. Values that nothing there has are passed over; but where all is sold out, nothing is in stock.
 * @param counts products by value, with nothing chosen
 */
export const wantedOf = (
  { values, facetOf }: FacetTable,
  choice: FacetChoice,
  counts: Int32Array,
  { currency }: Site,
): Wanted => {
  const wanted = new Map<FacetId, Set<number>>()
  values.forEach(({ id }, index) => {
    const facet = facetOf[index]
    if (facet === undefined || facet === 'price' || !choice.values[facet]?.includes(id)) return
    if (facet !== 'availability' && counts[index] === 0) return
    wanted.set(facet, (wanted.get(facet) ?? new Set()).add(index))
  })
  const unit = 10 ** minorDigits(currency)
  const { from = 0, to = Infinity } = choice.price ?? {}
  return { values: wanted, ...(choice.price ? { price: { min: from * unit, max: to * unit } } : {}) }
}

type Counted = { table: FacetTable; wanted: Wanted; whole: FacetCounts; narrowed: FacetCounts; site: Site }

/** The values of a facet that show: what is chosen, and what something of the whole listing has. */
const shownIndexes = (id: FacetId, { table, wanted, whole }: Counted): number[] =>
  [...(id === 'size' ? table.sizeOrder : table.values.keys())].filter(
    (index) =>
      table.values[index]?.facet === id &&
      (wanted.values.get(id)?.has(index) === true || (whole.counts[index] ?? 0) > 0),
  )

const labelled = (index: number, value: FacetValue, { wanted, narrowed, site }: Counted, text: Texts) => ({
  id: value.id,
  label: value.label ?? wordsFor(value.facet, value.id, text, site),
  count: narrowed.counts[index] ?? 0,
  chosen: wanted.values.get(value.facet)?.has(index) ?? false,
  ...(value.facet === 'color' ? { swatch: swatchOf(value.id) } : {}),
  ...(value.group === undefined ? {} : { group: value.group }),
})

const inOrder = (id: FacetId, values: Facet['values'], { language }: Site): Facet['values'] => {
  if (id === 'size') return [...Map.groupBy(values, ({ group }) => group).values()].flat()
  if (isOrdered.has(id)) return values
  return values.toSorted((one, other) => one.label.localeCompare(other.label, language))
}

const rangeOf = ({ table, wanted, narrowed }: Counted): Facet['range'] => {
  const { prices, values } = table
  const { price } = wanted
  if (!prices || (prices.min === prices.max && !price)) return undefined
  const { min, max, step, from } = prices
  const counts = values.flatMap(({ facet }, index) =>
    facet === 'price' ? [narrowed.counts[index] ?? 0] : [],
  )
  if (!price) return { min, max, step, from, counts }
  const chosen = {
    ...(price.min > 0 ? { min: price.min } : {}),
    ...(price.max < Infinity ? { max: price.max } : {}),
  }
  return { min, max, step, from, counts, chosen }
}

/** The facets of a listing that tell its products apart, and those of which something is chosen. */
export const presentFacets = (counted: Counted): Facet[] => {
  const { table, wanted, whole, narrowed, site } = counted
  const text = messagesOf(site).catalogue.facets
  const size = table.products.length
  return facetIds.flatMap((id): Facet[] => {
    const total = narrowed.totals.get(id) ?? narrowed.listed.size
    const label = text.names[id]
    if (id === 'price') {
      const range = rangeOf(counted)
      return range ? [{ id, label, total, values: [], range }] : []
    }
    const indexes = shownIndexes(id, counted)
    const tellsApart = indexes.some((index) => (whole.counts[index] ?? 0) < size)
    if (indexes.length === 0 || !(tellsApart || wanted.values.has(id))) return []
    const values = indexes.flatMap((index) => {
      const value = table.values[index]
      return value ? [labelled(index, value, counted, text)] : []
    })
    return [{ id, label, total, values: inOrder(id, values, site) }]
  })
}
