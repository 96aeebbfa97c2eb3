import type { ContentAnswer, ContentRequest } from '#src/canvas/content-adapter.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import { selectionReports } from '#src/personalization/selection-reports.ts'
import { sourceOf, type ContentAsk } from './content-reference.ts'
import { previewContent, resolveContent } from './resolve-content.ts'
import { selectContent } from './select-content.ts'

const ask = ({ content, site, instant, preview }: App.Locals, wanted: ContentAsk): ContentAnswer => {
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

/** Most entries of one page that are reported for one request. */
const maxReported = 20

const report = (locals: App.Locals, wanted: ContentAsk, { problems }: ResolvedPage): void => {
  const { log } = locals
  for (const problem of problems) locals.problems.push(problem)
  for (const { path, type, reason } of problems.slice(0, maxReported))
    log.warn({ ...wanted, path, type, reason }, 'block left out')
  const more = problems.length - maxReported
  if (more > 0) log.warn({ ...wanted, more }, 'more blocks left out')
}

/**
 * Content as it is at the request's instant, for whoever visits; undefined when there is none, which is logged unless it
 * never was.
 */
export const resolvedContent = async (
  locals: App.Locals,
  wanted: ContentAsk,
): Promise<ResolvedPage | undefined> => {
  const answer = await ask(locals, wanted)
  if (answer.ok) {
    const resolve = locals.preview ? previewContent : resolveContent
    const page = resolve(answer.value, locals.instant)
    locals.changes.note(page)
    report(locals, wanted, page)
    return page.live ? page : undefined
  }
  locals.changes.note(answer.error)
  if (answer.error.kind !== 'notFound')
    locals.log.error({ ...wanted, reason: answer.error.reason }, 'content missing')
  return undefined
}

/** Content as this request's visitor is to see it: `resolvedContent`, with segments and experiences selected. */
export const loadContent = async (
  locals: App.Locals,
  wanted: ContentAsk,
): Promise<ResolvedPage | undefined> => {
  const page = await resolvedContent(locals, wanted)
  const selected = page && (await selectContent(locals, page, sourceOf(wanted)))
  if (locals.preview && selected) locals.selections.push(...selectionReports(selected.sections))
  return selected
}
