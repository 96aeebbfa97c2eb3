import type { Article, SearchAnswer } from '#src/contract/content/content.ts'

type Visit = Pick<App.Locals, 'changes' | 'content' | 'instant' | 'log' | 'preview' | 'site'>

/** Most articles the content service gives at once. */
const mostAtOnce = 100

/** Articles that carry any of the tags, or all articles; undefined, with a line in the log, when they cannot be had. */
export const findArticles = async (
  asked: { tags: readonly string[]; limit: number },
  { changes, content, instant, log, preview, site }: Visit,
): Promise<SearchAnswer | undefined> => {
  const mode = preview ? ('preview' as const) : ('publish' as const)
  const request = { siteId: site.locale, mode, instant }
  const result: Article[] = []
  for (;;) {
    const limit = Math.min(asked.limit - result.length, mostAtOnce)
    const query = { searchType: 'article', tagId: [...asked.tags], offset: result.length, limit }
    const answer = await content.search(query, request)
    if (!answer.ok) {
      log.error({ tags: asked.tags, reason: answer.error.reason }, 'articles missing')
      return undefined
    }
    changes.note(answer.value)
    result.push(...answer.value.result)
    const isLast = answer.value.result.length === 0 || result.length >= answer.value.total
    if (isLast || result.length >= asked.limit) return { ...answer.value, result }
  }
}
