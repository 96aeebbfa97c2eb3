/** The decoded text; the text itself where it is badly encoded. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The decoded value of a cookie in a cookie text (`a=1; b=2`); undefined when it is not there. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return pair === undefined ? undefined : decoded(pair.slice(name.length + 1))
}
