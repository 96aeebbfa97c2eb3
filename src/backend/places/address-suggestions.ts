import type { z } from 'zod'
import { maxAddressSuggestions, type addressSuggestionSchema } from '#src/contract/places/place-calls.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { townsNamed } from '#src/geography/places.ts'

export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>

/** Knows addresses by how they begin. */
export type AddressSuggestions = {
  /** Whether it knows streets, or towns alone. */
  hasStreets: boolean
  /** None where nothing fits, or where they cannot be had: an address can be typed without. */
  suggest: (text: string, countryCode: string, language: string) => Promise<AddressSuggestion[]>
}

/** The towns that the shop knows by itself. */
export const embeddedAddresses: AddressSuggestions = {
  hasStreets: false,
  suggest: async (text, countryCode) => {
    const towns = await townsNamed(text, countryCode, maxAddressSuggestions)
    const { options = [] } = addressRulesOf(countryCode, 'shipping').province
    return towns.map(({ name: city, province }) => ({
      label: province === '' ? city : `${city}, ${province}`,
      city,
      ...(options.some(({ code }) => code === province) ? { province } : {}),
    }))
  },
}
