const names = new Map<string, Intl.DisplayNames>()

/** A country in the language of a locale: `DE` is `Germany` in `en-us`; its code where the language has no name for it. */
export const countryName = (countryCode: string, locale: string): string => {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(countryCode) ?? countryCode
}
