const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi

const characterOf = (whole: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}

/** The words of sanitised HTML, on one line, for what shows no HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(entity, characterOf)
    .replace(/\s+/g, ' ')
    .trim()
