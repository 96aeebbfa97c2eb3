/** A text in the plural forms a language may need; `other` always exists. */
export type PluralText = { one: string; other: string }

/** Puts values into a text's `{name}` places; a place without a value stays, so that the gap is seen. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** The form of a text that fits a count by the language's plural rule, with `{count}` filled in. */
export const fillPlural = (text: PluralText, count: number, locale: string): string => {
  const form = new Intl.PluralRules(locale).select(count)
  return fillText(form === 'one' ? text.one : text.other, { count })
}
