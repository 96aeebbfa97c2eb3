/**
 * The day of an article in a site's words, `3 October 2026`. A bare day is the same day everywhere; an instant is told by
 * UTC, so that a page reads alike wherever it is rendered.
 */
export const articleDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
