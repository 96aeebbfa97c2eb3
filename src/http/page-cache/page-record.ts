import type { ContentAdapter, ContentRequest } from '#src/canvas/content-adapter.ts'

type Answer = { ok: true; value: unknown } | { ok: false; error: { kind: string } }

/** A question a page put to its content, and what it was told. */
export type ContentRead = {
  /** Asks again. Without an answer to be had, the promise still resolves. */
  again: (content: ContentAdapter, request: ContentRequest) => Promise<Answer>
  seen: Answer
}

/** What rendering a page depended on: gathered on the way, read by the page cache. */
export class PageRecord {
  /** Tags of the calls it made and the content it showed. */
  readonly tags = new Set<string>()
  readonly contentReads = new Map<string, ContentRead>()
  /** Whether a call was made whose changes nobody tells. */
  isUntold = false
  /** Whether a call was made that could not be answered, so that something may be missing. */
  isIncomplete = false

  note(tags: readonly string[] | undefined): void {
    if (tags) for (const tag of tags) this.tags.add(tag)
    else this.isUntold = true
  }
}

/** The adapter, with a note in `record` of everything that is asked of it. */
export const recordedContent = (adapter: ContentAdapter, record: PageRecord): ContentAdapter => {
  const noted = <T extends Answer>(
    id: string,
    again: (content: ContentAdapter, request: ContentRequest) => Promise<T>,
    request: ContentRequest,
  ): Promise<T> => {
    const answer = again(adapter, request)
    return answer.then((seen) => {
      record.tags.add(`content/${id}`)
      record.contentReads.set(id, { again, seen })
      return seen
    })
  }
  return {
    ...adapter,
    page: (slug, request) => noted(`page/${slug}`, (content, at) => content.page(slug, at), request),
    children: (slug, request) =>
      noted(`children/${slug}`, (content, at) => content.children(slug, at), request),
    menu: (request) => noted('menu', (content, at) => content.menu(at), request),
    footer: (request) => noted('footer', (content, at) => content.footer(at), request),
    popups: (request) => noted('popups', (content, at) => content.popups(at), request),
    category: (id, request) => noted(`category/${id}`, (content, at) => content.category(id, at), request),
    product: (id, request) => noted(`product/${id}`, (content, at) => content.product(id, at), request),
    fragment: (id, request) => noted(`fragment/${id}`, (content, at) => content.fragment(id, at), request),
    search: (query, request) =>
      noted(`search/${JSON.stringify(query)}`, (content, at) => content.search(query, at), request),
    showcase: (query, request) =>
      noted(`showcase/${JSON.stringify(query)}`, (content, at) => content.showcase(query, at), request),
    entries: (request) => noted('entries', (content, at) => content.entries(at), request),
  }
}

/** Whether content is as it was read: an unchanged answer is the same object. */
export const isUnchanged = async (
  reads: Iterable<ContentRead>,
  content: ContentAdapter,
  request: ContentRequest,
): Promise<boolean> => {
  const same = await Promise.all(
    [...reads].map(async ({ again, seen }) => {
      const now = await again(content, request)
      if (now.ok && seen.ok) return now.value === seen.value
      return !now.ok && !seen.ok && now.error.kind === seen.error.kind
    }),
  )
  return same.every(Boolean)
}
