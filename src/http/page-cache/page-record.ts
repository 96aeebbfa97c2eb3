import type { ContentAdapter, ContentRequest, ContentResponse } from '#src/canvas/adapters/content-adapter.ts'
import { contentThrough } from '#src/canvas/adapters/content-through.ts'

/** A question a page put to its content, and what it was told. */
export type ContentRead = {
  /** Asks again. Without an answer to be had, the promise still resolves. */
  again: (content: ContentAdapter, request: ContentRequest) => ContentResponse<unknown>
  seen: Awaited<ContentResponse<unknown>>
}

/** What rendering a page depended on: gathered on the way, read by the page cache. */
export class PageRecord {
  /** Tags of the calls it made and the content it showed. */
  readonly tags = new Set<string>()
  readonly contentReads = new Map<string, ContentRead>()
  /** Whether a call was made whose changes nobody tells. */
  isUnheard = false
  /** Whether a call was made that could not be answered, so that something may be missing. */
  isIncomplete = false

  note(tags: readonly string[] | undefined): void {
    if (tags) for (const tag of tags) this.tags.add(tag)
    else this.isUnheard = true
  }
}

/** The adapter, with a note in `record` of everything that is asked of it. */
export const recordedContent = (adapter: ContentAdapter, record: PageRecord): ContentAdapter =>
  contentThrough(async (id, request, read) => {
    const seen = await read(adapter, request)
    record.tags.add(`content/${id}`)
    // Of what changes while the page is rendered, an earlier part shows the first.
    if (!record.contentReads.has(id)) record.contentReads.set(id, { again: read, seen })
    return seen
  })

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
