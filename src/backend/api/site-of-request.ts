import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { siteOf, sites, type Site } from '#src/contract/sites.ts'

const siteNamed = (locale: string, field: string): Result<Site, ApiError> => {
  const site = siteOf(locale.toLowerCase())
  return site
    ? ok(site)
    : err(apiError('ATTR200', { field }, `The shop has no locale ${locale.slice(0, 20)}.`))
}

/** The site a request is for: by its locale header, else its locale parameter, else the default. ATTR200 for an unknown locale. */
export const siteOfRequest = (request: Request, query: URLSearchParams): Result<Site, ApiError> => {
  const header = request.headers.get(requestHeaders.locale)
  if (header !== null) return siteNamed(header, requestHeaders.locale)
  const parameter = query.get('locale')
  return parameter === null ? ok(sites[0]) : siteNamed(parameter, 'locale')
}
