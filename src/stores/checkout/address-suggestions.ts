import type { CallOutput } from '#src/contract/calls.ts'
import { call } from '../shop.ts'

/** Texts of an address by its fields, and what they are called together. */
export type AddressSuggestion =
  CallOutput<'GET /consumers-v3/utilities/addressSuggestions/{countryCode}'>['suggestions'][number]

const minLetters = 2
const maxLetters = 60

let hasStreets = true

/** Addresses in a country that begin with a text, for the field of a street or of a town; undefined where they cannot be had. */
export const suggestAddresses = async (
  countryCode: string,
  typed: string,
  isStreet: boolean,
): Promise<readonly AddressSuggestion[] | undefined> => {
  const text = typed.trim()
  if (text.length < minLetters || (isStreet && !hasStreets)) return []
  const found = await call('GET /consumers-v3/utilities/addressSuggestions/{countryCode}', {
    path: { countryCode },
    query: { text: text.slice(0, maxLetters) },
  })
  if (!found.ok) return undefined
  ;({ hasStreets } = found.value)
  return found.value.suggestions.filter(({ addressLine1 }) => !isStreet || addressLine1)
}
