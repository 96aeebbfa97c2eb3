import { textIn, type CatalogueAttribute } from '#src/contract/catalogue/catalogue.ts'
import type { FacetId } from '#src/contract/catalogue/facet-ids.ts'
import type { Site } from '#src/contract/sites.ts'
import { colorFamilyOf } from '#src/rules/catalogue/color-family.ts'
import { sizeText } from '#src/rules/catalogue/size-text.ts'

/** A value of a facet; `label` is missing where the interface has words for it, `group` names the system of a size. */
export type FacetValue = { facet: FacetId; id: string; label?: string; group?: string }

/** Attributes, besides colour and size, that are facets by their own type. */
const plainAttributes = ['width', 'material', 'activity'] as const

const longestId = 40

/** A text as a value in an address: `M (W 8–10.5)` is `m-w-8-10.5`; empty where no letter or number of it can stand there. */
export const valueIdOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^[-.]+|[-.]+$/g, '')

/** A size with the system that its attribute's label names in brackets: `eu-42` of `Size (EU)`, else `m`. */
const sizeIdOf = (own: string, label: string): string => {
  const system = valueIdOf(/\(([^)]*)\)/.exec(label)?.[1] ?? '')
  return system === '' ? own : `${system}-${own}`.slice(0, longestId)
}

/** The values that the options of a product's attribute stand for, by option id. */
export const optionValues = (
  { type, label, options }: CatalogueAttribute,
  { locale }: Site,
): [optionId: string, value: FacetValue][] => {
  const plain = plainAttributes.find((one) => one === type)
  return options.flatMap(({ id: optionId, value, swatch }): [string, FacetValue][] => {
    if (type === 'color')
      return swatch === undefined ? [] : [[optionId, { facet: 'color', id: colorFamilyOf(swatch) }]]
    const text = textIn(value, locale)
    const own = valueIdOf(text) || valueIdOf(optionId)
    if (own === '') return []
    if (plain) return [[optionId, { facet: plain, id: own, label: text }]]
    if (type !== 'size') return []
    const group = textIn(label, locale)
    return [[optionId, { facet: 'size', id: sizeIdOf(own, group), label: sizeText(text, locale), group }]]
  })
}
