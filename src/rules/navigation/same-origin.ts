const isOriginOf = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

/**
 * Whether a form post comes from a page of this shop. Browsers name where a post comes from; one that names another
 * place, or none, is refused, so that no other site can change a visitor's cart.
 */
export const isSameOriginPost = (headers: Headers, host: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && isOriginOf(origin, host)
}

/** Whether a browser says that a request comes from a page of another origin. Programs say nothing of the kind. */
export const isCrossOrigin = (headers: Headers, host: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'cross-site' || fetchSite === 'same-site'
  const origin = headers.get('origin')
  return origin !== null && !isOriginOf(origin, host)
}
