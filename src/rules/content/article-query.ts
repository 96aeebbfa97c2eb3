/** What the address of an article list asks for. */
export type ArticleQuery = {
  /** Ids of the chosen tags, each once. */
  tags: readonly string[]
  /** How many articles are shown. */
  shown: number
}

const tagPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/
const maxTags = 20
const maxShown = 300

/**
 * Reads an article list's address, `?tagId=care&tagId=repair&shown=18`. What it cannot mean is left out: a list is a
 * page to read, not a form to fill in right.
 *
 * @param initial how many articles show at first, and the least that ever do
 */
export const readArticleQuery = (query: URLSearchParams, initial: number): ArticleQuery => {
  const tags = [...new Set(query.getAll('tagId'))].filter((tag) => tagPattern.test(tag)).slice(0, maxTags)
  const requested = Number(query.get('shown') ?? initial)
  const shown = Number.isInteger(requested) ? Math.min(Math.max(requested, initial), maxShown) : initial
  return { tags, shown }
}

/** The query string that `readArticleQuery` reads, with `?`; empty where it says nothing. */
export const articleQueryString = ({ tags, shown }: ArticleQuery, initial: number): string => {
  const query = new URLSearchParams(tags.map((tag) => ['tagId', tag]))
  if (shown > initial) query.set('shown', String(shown))
  return query.size > 0 ? `?${query}` : ''
}

/** Tags of an article's `relatedQuery`, such as `tagId=care&tagId=repair`. */
export const relatedTags = (relatedQuery: string): readonly string[] =>
  readArticleQuery(new URLSearchParams(relatedQuery), 1).tags
