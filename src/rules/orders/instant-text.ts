import type { Site } from '#src/contract/sites.ts'

/** The day and the time of an instant in the words and the time of a site, with the name of that time. */
export const instantText = (
  instant: string,
  { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>,
): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    new Date(instant),
  )
