/** Markets outside EMEA count as having consented (specification, shopping, section 4). */
export type Region = 'NORA' | 'EMEA'

/** One shop front: a language in a country, with its currency. Locale and site id are the first path segment. */
export type Site = {
  /** Lower-case language and country, `fr-ca`. Also the site id of the content calls. */
  locale: string
  language: Language
  country: string
  currency: string
  region: Region
  taxation: Taxation
  /** Whether the country lets several reductions in a row be told from the price before the first. */
  progressiveReductions?: true
  /** IANA time zone in which local times of this site are read and shown. */
  timeZone: string
  /** The language's own name and the country's, for the location selector. */
  label: string
}

/** Whether prices hold the tax (`gross`, as in Europe) or it comes on top of them, by the delivery address (`net`). */
export type Taxation = 'gross' | 'net'

export type Language = 'en' | 'fr' | 'de'

const defaultSite: Site = {
  locale: 'en-us',
  language: 'en',
  country: 'US',
  currency: 'USD',
  region: 'NORA',
  taxation: 'net',
  timeZone: 'America/New_York',
  label: 'United States — English',
}

/** The shop fronts this shop runs; the first is the default. */
export const sites: readonly [Site, ...Site[]] = [
  defaultSite,
  {
    locale: 'en-ca',
    language: 'en',
    country: 'CA',
    currency: 'CAD',
    region: 'NORA',
    taxation: 'net',
    timeZone: 'America/Toronto',
    label: 'Canada — English',
  },
  {
    locale: 'fr-ca',
    language: 'fr',
    country: 'CA',
    currency: 'CAD',
    region: 'NORA',
    taxation: 'net',
    timeZone: 'America/Toronto',
    label: 'Canada — Français',
  },
  {
    locale: 'en-gb',
    language: 'en',
    country: 'GB',
    currency: 'GBP',
    region: 'EMEA',
    taxation: 'gross',
    timeZone: 'Europe/London',
    label: 'United Kingdom — English',
  },
  {
    locale: 'de-de',
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    region: 'EMEA',
    taxation: 'gross',
    progressiveReductions: true,
    timeZone: 'Europe/Berlin',
    label: 'Deutschland — Deutsch',
  },
  {
    locale: 'fr-fr',
    language: 'fr',
    country: 'FR',
    currency: 'EUR',
    region: 'EMEA',
    taxation: 'gross',
    progressiveReductions: true,
    timeZone: 'Europe/Paris',
    label: 'France — Français',
  },
]

/** The site of a locale segment, or undefined when the shop does not run it. */
export const siteOf = (locale: string | undefined): Site | undefined =>
  sites.find((site) => site.locale === locale)

const weightOf = (part: string): number => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)

/** The site that suits an Accept-Language header best: exact locale, then language, then the default. */
export const siteForLanguages = (acceptLanguage: string | null | undefined): Site => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => ({ tag: part.split(';')[0]?.trim().toLowerCase() ?? '', weight: weightOf(part) }))
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const site = siteOf(tag) ?? sites.find(({ language }) => language === tag.split('-')[0])
    if (site) return site
  }
  return sites[0]
}
