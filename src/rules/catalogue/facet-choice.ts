import {
  facetValuePattern,
  maxChosenValues,
  priceChoicePattern,
  valueFacetIds,
  type FacetId,
  type ValueFacetId,
} from '#src/contract/catalogue/facet-ids.ts'

/** A price from and to, both included, in whole units of the currency; at least one of them is there. */
export type PriceChoice = { from?: number; to?: number }

/** What is chosen of a listing's facets. Facets of which nothing is chosen are missing. */
export type FacetChoice = { values: Partial<Record<ValueFacetId, readonly string[]>>; price?: PriceChoice }

/** Parameters of an address or a call, by facet. */
export type FacetParameters = Partial<Record<FacetId, string>>

/** The same as a call has them, whose missing parameters may be undefined. */
export type GivenParameters = { [Id in FacetId]?: string | undefined }

const wholeUnits = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** Reads `50-100`, `50-` or `-100`; from and to change places where they are the wrong way round. */
const readPriceChoice = (text: string): PriceChoice | undefined => {
  const [, first = '', second = ''] = priceChoicePattern.exec(text) ?? []
  const from = wholeUnits(first)
  const to = wholeUnits(second)
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined)
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

/** What a call's parameters choose; the contract has checked them. */
export const choiceOfParameters = (parameters: GivenParameters): FacetChoice => {
  const values: FacetChoice['values'] = {}
  for (const id of valueFacetIds) {
    const text = parameters[id]
    if (text !== undefined) values[id] = [...new Set(text.split(','))]
  }
  const price = readPriceChoice(parameters.price ?? '')
  return { values, ...(price ? { price } : {}) }
}

/** Parameters of the form, in which from and to are fields of their own. */
export const priceFields = { from: 'price-from', to: 'price-to' } as const

/** Every parameter of an address that chooses something. */
export const choiceParameters: readonly string[] = [
  ...valueFacetIds,
  'price',
  priceFields.from,
  priceFields.to,
]

const typedUnits = (text: string | null): string => /^\d{1,7}/.exec(text?.trim() ?? '')?.[0] ?? ''

/** What the query of an address chooses, however it is written; what is no value at all is passed over. */
export const readFacetChoice = (query: URLSearchParams): FacetChoice => {
  const values: FacetChoice['values'] = {}
  for (const id of valueFacetIds) {
    const texts = query.getAll(id).flatMap((text) => text.split(',', maxChosenValues))
    const chosen = [...new Set(texts.filter((text) => facetValuePattern.test(text)))]
    if (chosen.length > 0) values[id] = chosen.slice(0, maxChosenValues)
  }
  const typed = `${typedUnits(query.get(priceFields.from))}-${typedUnits(query.get(priceFields.to))}`
  const price = readPriceChoice(query.get('price') ?? typed)
  return { values, ...(price ? { price } : {}) }
}

/** A choice as parameters, in one order. */
export const parametersOf = ({ values, price }: FacetChoice): FacetParameters => {
  const parameters: FacetParameters = {}
  for (const id of valueFacetIds) {
    const chosen = values[id]
    if (chosen && chosen.length > 0) parameters[id] = chosen.toSorted().join(',')
  }
  if (price) parameters.price = `${price.from ?? ''}-${price.to ?? ''}`
  return parameters
}

/** How many values are chosen; a range of prices is one. */
export const chosenCount = ({ values, price }: FacetChoice): number =>
  Object.values(values).reduce((sum, chosen) => sum + chosen.length, price ? 1 : 0)

/** Whether the query of an address writes a choice as `parametersOf` has it. */
export const isWrittenAs = (query: URLSearchParams, parameters: FacetParameters): boolean =>
  choiceParameters.every((name) => {
    const written = query.getAll(name)
    const wanted = new Map(Object.entries(parameters)).get(name)
    return wanted === undefined ? written.length === 0 : written.length === 1 && written[0] === wanted
  })
