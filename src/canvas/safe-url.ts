const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const controlOrSpace = /[\p{Cc}\s\\]/u

/**
 * True for an address that content may link to: http(s), mailto, tel, or one within the site that begins with `/`, `#`
 * or `?`. Browsers skip control characters and read `\` as `/`, so `java\nscript:` and `/\host` are refused too.
 */
export const isSafeUrl = (url: string): boolean => {
  if (controlOrSpace.test(url)) return false
  if (url.startsWith('//')) return false
  if (/^[/#?]/.test(url)) return true
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0].toLowerCase()
  return scheme !== undefined && allowedSchemes.has(scheme) && URL.canParse(url)
}

/** True when an address leaves the site. */
export const isForeignUrl = (url: string): boolean => /^https?:/i.test(url)
