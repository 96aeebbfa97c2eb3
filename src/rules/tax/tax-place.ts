import { err, ok, type Result } from '#src/base/result.ts'
import { provinceOfPostalCode } from '#src/rules/address/province-of-postal-code.ts'
import { provinceRates } from './canada.ts'
import type { TaxDestination } from './tax.ts'
import { stateTax } from './united-states.ts'

const isKnown = ({ countryCode, province }: TaxDestination): boolean =>
  countryCode === 'US' ? stateTax(province) !== undefined : provinceRates(province, 'general') !== undefined

/**
 * The place whose law taxes a destination: where states and provinces have taxes of their own, by the postal code, as parcels go there,
 * whatever state is named beside it; else by the one that is named. `open` while neither is known, `unknown` where there is no such place.
 */
export const taxPlaceOf = (destination: TaxDestination): Result<TaxDestination, 'open' | 'unknown'> => {
  const { countryCode, province, postalCode } = destination
  if (countryCode !== 'US' && countryCode !== 'CA') return ok(destination)
  if (!province && !postalCode) return err('open')
  const place = {
    ...destination,
    province: provinceOfPostalCode(countryCode, postalCode ?? '') ?? province,
  }
  return isKnown(place) ? ok(place) : err('unknown')
}
