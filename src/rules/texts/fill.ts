/** Puts values into the `{name}` places of an interface text; a place without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Picks the form of a count for a locale: texts carry `one` and `other`. */
export const countText = (text: { one: string; other: string }, count: number, locale: string): string =>
  fill(new Intl.PluralRules(locale).select(count) === 'one' ? text.one : text.other, {
    count: new Intl.NumberFormat(locale).format(count),
  })
