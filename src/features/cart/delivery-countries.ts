import { sites, type Site } from '#src/contract/sites.ts'

/** The countries that the shop delivers to, that of a site first, by their names in its language. */
export const deliveryCountries = ({ country, language }: Site): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const codes = new Set([country, ...sites.map((site) => site.country)])
  return [...codes].map((code) => ({ code, name: names.of(code) ?? code }))
}

/** The site that a country is delivered to by, in a language if there is one in it; undefined for other countries. */
export const siteOfCountry = (country: string, language: string): Site | undefined => {
  const own = sites.filter((site) => site.country === country)
  return own.find((site) => site.language === language) ?? own[0]
}
