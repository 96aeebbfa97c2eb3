import { createDeadline } from '#src/base/deadline.ts'
import type { ContentAdapter, ContentRequest } from '../adapters/content-adapter.ts'
import { contentThrough } from '../adapters/content-through.ts'

/**
 * How long a page waits for all its content together, in milliseconds, and an editor's preview, which has no copies. Time that
 * the page spends on anything else does not count.
 */
const publishMs = 1_500
const previewMs = 6_000

/** The adapter as one request uses it: everything asked of it shares one deadline, unless the asker brings its own. */
export const contentWithin = (
  adapter: ContentAdapter,
  mode: ContentRequest['mode'],
  ms = mode === 'preview' ? previewMs : publishMs,
): ContentAdapter => {
  const deadline = createDeadline(ms)
  // Overviews of all entries follow many references and wait for each.
  return contentThrough((id, request, read) =>
    read(adapter, id === 'entries' ? request : { deadline, ...request }),
  )
}
