import { sites } from '#src/contract/sites.ts'
import type { CurrencyOf } from './shopify-columns.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const known = new Map([
  ['eurozone', 'EUR'],
  ['europe', 'EUR'],
  ['european union', 'EUR'],
  ...sites.flatMap(({ country, currency }): [string, string][] => [
    [country.toLowerCase(), currency],
    [(countryNames.of(country) ?? country).toLowerCase(), currency],
  ]),
])
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether a text is an ISO 4217 code, upper case. */
export const isCurrency = (text: string): boolean => currencies.has(text)

/**
 * The currency of a market as Shopify's column names it: by its code, as the name of a country or region that the shop
 * sells to, or as the command says.
 */
export const marketCurrencies =
  (given: ReadonlyMap<string, string>): CurrencyOf =>
  (market) => {
    const code = market.toUpperCase()
    return given.get(market.toLowerCase()) ?? known.get(market) ?? (isCurrency(code) ? code : undefined)
  }
