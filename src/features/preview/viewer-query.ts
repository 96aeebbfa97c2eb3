import { showcaseLimits } from '#src/contract/content/content.ts'
import { sites, siteOf, type Site } from '#src/contract/sites.ts'

/** What the content viewer was asked, and whether its one required field is missing. */
export type ViewerQuery = {
  site: Site
  docType: string
  layoutVariant: string
  limit: (typeof showcaseLimits)[number]
  offset: number
  isMissingType: boolean
}

const plainName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/

/** Reads the viewer's form. Doc types other than `docTypes` count as none. */
export const readViewerQuery = (query: URLSearchParams, docTypes: readonly string[]): ViewerQuery => {
  const docType = docTypes.find((type) => type === query.get('docType')) ?? ''
  const variant = (query.get('layoutVariant') ?? '').trim()
  const offset = Number(query.get('offset') ?? 0)
  return {
    site: siteOf(query.get('siteId') ?? '') ?? sites[0],
    docType,
    layoutVariant: plainName.test(variant) ? variant : '',
    limit: showcaseLimits.find((limit) => String(limit) === query.get('limit')) ?? 20,
    offset: Number.isInteger(offset) && offset >= 0 && offset <= 100_000 ? offset : 0,
    isMissingType: query.has('docType') && docType === '',
  }
}
