const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each locale: making one takes longer than all else of a card. */
const formatOf = (locale: string): Intl.DateTimeFormat => {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, made)
  return made
}

/**
 * The day of an article in a site's words, `3 October 2026`. A bare day is the same day everywhere; an instant is told by
 * UTC, so that a page reads alike wherever it is rendered.
 */
export const articleDate = (date: string, locale: string): string => formatOf(locale).format(new Date(date))
