import { resolveContent } from '#blocks/registry.ts'
import type { ContentAnswer } from '#src/canvas/content-adapter.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'

export type ContentAsk =
  | { kind: 'page'; slug: string }
  | { kind: 'category'; categoryId: string }
  | { kind: 'menu' }
  | { kind: 'footer' }

const ask = ({ content, site, instant }: App.Locals, wanted: ContentAsk): ContentAnswer => {
  const request = { siteId: site.locale, mode: 'publish' as const, instant }
  switch (wanted.kind) {
    case 'page':
      return content.page(wanted.slug, request)
    case 'category':
      return content.category(wanted.categoryId, request)
    case 'menu':
      return content.menu(request)
    case 'footer':
      return content.footer(request)
  }
}

/** Content as it is at the request's instant; undefined when there is none, which is logged unless it never was. */
export const loadContent = async (
  locals: App.Locals,
  wanted: ContentAsk,
): Promise<ResolvedPage | undefined> => {
  const answer = await ask(locals, wanted)
  if (answer.ok) {
    const page = resolveContent(answer.value, locals.instant)
    return page.live ? page : undefined
  }
  if (answer.error.kind !== 'notFound')
    locals.log.error({ ...wanted, reason: answer.error.reason }, 'content missing')
  return undefined
}
