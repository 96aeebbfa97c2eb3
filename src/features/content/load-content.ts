import { err, ok, type Result } from '#src/base/result.ts'
import type { ContentResponse, ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { selectionReports } from '#src/personalization/selection-reports.ts'
import { sourceOf, type ContentReference } from './content-reference.ts'
import { reportProblems } from './report-problems.ts'
import { previewContent, resolveContent } from './resolve-content.ts'
import { selectContent } from './select-content.ts'

const read = ({ content, site, instant, preview }: App.Locals, wanted: ContentReference): ContentResponse => {
  const request: ContentRequest = { siteId: site.locale, mode: preview ? 'preview' : 'publish', instant }
  switch (wanted.kind) {
    case 'page':
      return content.page(wanted.slug, request)
    case 'category':
      return content.category(wanted.categoryId, request)
    case 'product':
      return content.product(wanted.productId, request)
    case 'menu':
      return content.menu(request)
    case 'footer':
      return content.footer(request)
    case 'popups':
      return content.popups(request)
  }
}

/** Why a page has no content: there is none, or it cannot be had now. */
export type MissingContent = 'notFound' | 'unavailable'

/** Content as it is at the request's instant, for any visitor. What cannot be had is logged. */
export const resolvedContent = async (
  locals: App.Locals,
  wanted: ContentReference,
): Promise<Result<ResolvedPage, MissingContent>> => {
  const answer = await read(locals, wanted)
  if (answer.ok) {
    const resolve = locals.preview ? previewContent : resolveContent
    const page = resolve(answer.value, locals.instant)
    locals.changes.note(page)
    reportProblems(locals, wanted, page)
    return page.live ? ok(page) : err('notFound')
  }
  locals.changes.note(answer.error)
  if (answer.error.kind === 'notFound') return err('notFound')
  locals.log.error({ ...wanted, reason: answer.error.reason }, 'content missing')
  // What a page shows without this content is not to be held: the service may be back at any moment.
  locals.changes.note({ until: locals.instant })
  return err('unavailable')
}

/** Content as this request's visitor is to see it: `resolvedContent`, with segments and experiences selected. */
export const findContent = async (
  locals: App.Locals,
  wanted: ContentReference,
): Promise<Result<ResolvedPage, MissingContent>> => {
  const page = await resolvedContent(locals, wanted)
  if (!page.ok) return page
  const selected = await selectContent(locals, page.value, sourceOf(wanted))
  if (locals.preview) locals.selections.push(...selectionReports(selected.sections))
  return ok(selected)
}

/** Content that a page can do without: undefined where there is none, and where it cannot be had. */
export const loadContent = async (
  locals: App.Locals,
  wanted: ContentReference,
): Promise<ResolvedPage | undefined> => {
  const page = await findContent(locals, wanted)
  return page.ok ? page.value : undefined
}
