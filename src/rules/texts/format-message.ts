/** Values for the places of a message, by name. */
export type MessageValues = Readonly<Record<string, string | number>>

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

const formatNumber = (value: number, locale: string): string => {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, format)
  return format.format(value)
}

const pluralOf = (value: number, locale: string): string => {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return rules.select(value)
}

/** The position behind the brace that closes the one at `open`. */
const behindClosing = (message: string, open: number): number => {
  let depth = 0
  for (let at = open; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}' && (depth -= 1) === 0) return at + 1
  }
  return message.length
}

/** The forms of a plural: `one {# item} other {# items}`. */
const formsOf = (text: string): Map<string, string> => {
  const forms = new Map<string, string>()
  for (let at = text.indexOf('{'), from = 0; at !== -1; at = text.indexOf('{', from)) {
    const end = behindClosing(text, at)
    forms.set(text.slice(from, at).trim(), text.slice(at + 1, end - 1))
    from = end
  }
  return forms
}

const argument = (inner: string, values: MessageValues, locale: string): string => {
  const [, name = '', kind, rest = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/s.exec(inner) ?? []
  const value = values[name]
  if (value === undefined) return `{${inner}}`
  if (kind === undefined) return String(value)
  const number = Number(value)
  if (kind === 'number') return formatNumber(number, locale)
  const forms = formsOf(rest)
  const form = forms.get(`=${number}`) ?? forms.get(pluralOf(number, locale)) ?? forms.get('other') ?? ''
  return formatMessage(form.replaceAll('#', formatNumber(number, locale)), values, locale)
}

/**
 * Puts values into a message of the interface. It reads the part of ICU's MessageFormat that the messages use: `{name}`,
 * `{name, number}` and `{name, plural, =0 {…} one {# item} other {# items}}`. A place without a value stays as it is.
 */
export const formatMessage = (message: string, values: MessageValues, locale: string): string => {
  let text = ''
  let from = 0
  for (let at = message.indexOf('{'); at !== -1; at = message.indexOf('{', from)) {
    const end = behindClosing(message, at)
    text += message.slice(from, at) + argument(message.slice(at + 1, end - 1), values, locale)
    from = end
  }
  return text + message.slice(from)
}
