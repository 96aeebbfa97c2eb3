import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import { maxAddressSuggestions, type placeCalls } from '#src/contract/places/place-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { Stores } from '#src/backend/stores/stores.ts'
import { addressForms } from './address-forms.ts'
import type { AddressSuggestions } from './address-suggestions.ts'
import { dialCountry, dialTable } from './countries.ts'

/** Handlers of the calls that tell of countries and stores. */
export const placeHandlers = (
  stores: Pick<Stores, 'all'>,
  addresses: AddressSuggestions,
): HandlersOf<keyof typeof placeCalls> => ({
  'GET /consumers-v3/utilities/countryList': async (_, { site }) => ok({ countries: dialTable(site) }),

  'GET /consumers-v3/utilities/i18n/{countryCode}': async ({ path: { countryCode } }, { site }) => {
    const country = dialCountry(countryCode, site)
    return country
      ? ok({ ...country, forms: addressForms(countryCode, site.locale) })
      : err(apiError('ATTR200', { field: 'countryCode' }))
  },

  'GET /consumers-v3/utilities/addressSuggestions/{countryCode}': async ({ path, query }, { site }) => {
    const { hasStreets, suggest } = addresses
    const suggestions = await suggest(query.text, path.countryCode, site.language)
    return ok({ suggestions: suggestions.slice(0, maxAddressSuggestions), hasStreets })
  },

  'GET /consumers-v3/utilities/stores': async (_, view) => {
    const all = await stores.all(undefined, view)
    const stored = all.map(({ storeId, name, address: { city, countryCode } }) => ({
      storeId,
      storeName: name,
      city,
      countryCode,
    }))
    return ok({ stores: stored })
  },
})
