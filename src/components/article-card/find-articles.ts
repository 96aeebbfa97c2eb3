import type { Article, SearchResponse } from '#src/contract/content/content.ts'

type RequestContext = Pick<App.Locals, 'changes' | 'content' | 'instant' | 'log' | 'preview' | 'site'>

/** Most articles the content service gives at once. */
const maxAtOnce = 100

/** Articles that carry any of the tags, or all articles; undefined, with a line in the log, when they cannot be had. */
export const findArticles = async (
  wanted: { tags: readonly string[]; limit: number },
  { changes, content, instant, log, preview, site }: RequestContext,
): Promise<SearchResponse | undefined> => {
  const mode = preview ? ('preview' as const) : ('publish' as const)
  const request = { siteId: site.locale, mode, instant }
  const result: Article[] = []
  for (;;) {
    const limit = Math.min(wanted.limit - result.length, maxAtOnce)
    const query = { searchType: 'article', tagId: [...wanted.tags], offset: result.length, limit }
    const answer = await content.search(query, request)
    if (!answer.ok) {
      log.error({ tags: wanted.tags, reason: answer.error.reason }, 'articles missing')
      return undefined
    }
    changes.note(answer.value)
    result.push(...answer.value.result)
    const isLast = answer.value.result.length === 0 || result.length >= answer.value.total
    if (isLast || result.length >= wanted.limit) return { ...answer.value, result }
  }
}
