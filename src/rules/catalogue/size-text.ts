/** A decimal point within a size, such as those of `M (W 8–10.5)`; not one of a number in thousands or of a version. */
const decimalPoint = /(?<![\d.,])(\d{1,2})\.(\d)(?!\.?\d)/g

const separators = new Map<string, string>()

const separatorOf = (locale: string): string => {
  const known = separators.get(locale)
  if (known !== undefined) return known
  const [language = '', country = ''] = locale.split('-')
  const parts = new Intl.NumberFormat(`${language}-${country.toUpperCase()}`).formatToParts(1.5)
  const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  separators.set(locale, separator)
  return separator
}

/** A size as the readers of a locale write its half numbers: `42.5` is `42,5` in `de-de`. Text around them stays. */
export const sizeText = (size: string, locale: string): string =>
  size.replace(decimalPoint, `$1${separatorOf(locale)}$2`)

/**
 * What was chosen of an attribute, where it stands without its label: a size says its system, `US 9` of `Size (US)`, as a number alone is
 * another size elsewhere.
 */
export const attributeText = ({ label, value }: { label: string; value: string }): string => {
  const system = /\(([A-Z]{2})\)$/.exec(label)?.[1]
  return system === undefined ? value : `${system} ${value}`
}
