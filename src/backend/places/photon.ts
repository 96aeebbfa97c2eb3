import { z } from 'zod'
import type { Log } from '#src/base/log.ts'
import { maxAddressSuggestions } from '#src/contract/places/place-calls.ts'
import { plainText } from '#src/geography/plain-text.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import type { AddressSuggestion, AddressSuggestions } from './address-suggestions.ts'

const text = z.string().optional()

const responseSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        ...{ name: text, street: text, housenumber: text, postcode: text, city: text, state: text },
        countrycode: text,
        type: text,
      }),
    }),
  ),
})

type Feature = z.infer<typeof responseSchema>['features'][number]['properties']

/** Countries in which the number of a house stands before its street. */
const numberFirst = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'LU'])

const streetOf = ({ type, name, street, housenumber }: Feature, countryCode: string): string | undefined => {
  const road = type === 'street' ? name : street
  if (!road) return undefined
  const parts = numberFirst.has(countryCode) ? [housenumber, road] : [road, housenumber]
  return parts.filter(Boolean).join(' ')
}

const provinceOf = (state: string | undefined, countryCode: string): string | undefined => {
  const { options = [] } = addressRulesOf(countryCode, 'shipping').province
  return options.find(({ name }) => state !== undefined && plainText(name) === plainText(state))?.code
}

const suggestionOf = (feature: Feature, countryCode: string): AddressSuggestion | undefined => {
  const isTown = feature.type === 'city'
  const city = isTown ? feature.name : feature.city
  const addressLine1 = isTown ? undefined : streetOf(feature, countryCode)
  if (!city || (!isTown && !addressLine1)) return undefined
  const province = provinceOf(feature.state, countryCode)
  const postalCode = feature.postcode
  const label = [addressLine1, postalCode, city, province].filter(Boolean).join(', ')
  return {
    ...{ label, city },
    ...(addressLine1 ? { addressLine1 } : {}),
    ...(province ? { province } : {}),
    ...(postalCode ? { postalCode } : {}),
  }
}

type PhotonDependencies = {
  /** Scheme and host of the service. */
  url: string
  fetch: typeof fetch
  log: Log
  deadlineMs?: number
}

/** Photon, which finds addresses of OpenStreetMap as they are typed (https://photon.komoot.io). */
export const photon = ({ url, fetch, log, deadlineMs = 2_000 }: PhotonDependencies): AddressSuggestions => ({
  hasStreets: true,
  suggest: async (typed, countryCode, language) => {
    const query = new URLSearchParams({ q: typed, lang: language, limit: String(maxAddressSuggestions * 2) })
    for (const layer of ['house', 'street', 'city']) query.append('layer', layer)
    try {
      const response = await fetch(`${url}/api?${query}`, { signal: AbortSignal.timeout(deadlineMs) })
      const read = responseSchema.safeParse(response.ok ? await response.json() : undefined)
      if (!read.success) throw new Error(`an unreadable response of status ${response.status}`)
      const found = read.data.features
        .filter(({ properties }) => properties.countrycode === countryCode)
        .flatMap(({ properties }) => suggestionOf(properties, countryCode) ?? [])
      return [...new Map(found.map((one) => [one.label, one])).values()]
    } catch (error) {
      log.warn({ service: 'photon', message: 'no suggestions of addresses', err: error })
      return []
    }
  },
})
