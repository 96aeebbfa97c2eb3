/** The decoded text; the text itself where it is badly encoded. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The value of a cookie in a cookie text (`a=1; b=2`), as it was sent; undefined when it is not there. */
export const rawCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The same, decoded. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const value = rawCookie(cookies, name)
  return value === undefined ? undefined : decoded(value)
}

/** Set-Cookie of a page at `url` for its whole site, which no script reads; a value of letters that cookies take, kept for so many seconds. */
export const httpOnlyCookie = (name: string, value: string, seconds: number, { protocol }: URL): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
