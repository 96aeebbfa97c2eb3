/** Age from which a person consents for themselves where a country sets none (GDPR, article 8, 1). */
const usualAge = 16

/** Ages that countries set instead: by their laws to that article, and COPPA in the United States, Law 25 in Quebec. */
const ages: Readonly<Record<string, number>> = {
  ...{ US: 13, CA: 14, GB: 13, NO: 13 },
  ...{ BE: 13, EE: 13, FI: 13, LV: 13, MT: 13, PT: 13, SE: 13 },
  ...{ AT: 14, BG: 14, CY: 14, ES: 14, IT: 14, LT: 14 },
  ...{ CZ: 15, DK: 15, FR: 15, GR: 15, SI: 15 },
}

/** Fewest years of somebody who signs up in a country. */
export const minAgeIn = (countryCode: string): number => ages[countryCode] ?? usualAge
