import { outlyingAreas, type OutlyingArea } from '#src/contract/delivery/outlying-areas.ts'

const byCountry: Readonly<Record<string, Partial<Record<OutlyingArea, readonly string[]>>>> = outlyingAreas

const isArea = (code: string, areas: object): code is OutlyingArea => code in areas

/** The part of a country that a postal code lies in, where that is not the country's own for tax and customs. */
export const outlyingAreaOf = (countryCode: string, postalCode = ''): OutlyingArea | undefined => {
  const areas = byCountry[countryCode] ?? {}
  const code = postalCode.replaceAll(/\s/g, '').toUpperCase()
  return Object.keys(areas)
    .filter((area) => isArea(area, areas))
    .find((area) => areas[area]?.some((beginning) => code.startsWith(beginning)))
}
