/**
 * Whether a form post comes from a page of this shop. Browsers name where a post comes from; one that names another
 * place, or none, is refused, so that no other site can change a visitor's cart.
 */
export const isSameOriginPost = (headers: Headers, host: string): boolean => {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}
