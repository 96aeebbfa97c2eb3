import type { Site } from '#src/contract/sites.ts'

/** An ISO instant in the words and the time of a site. */
export const whenText = (instant: string, { language, country, timeZone }: Site): string =>
  new Intl.DateTimeFormat(`${language}-${country}`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))
