import { deepFreeze } from '#src/base/deep-freeze.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import type { EntryKind } from './content-address.ts'
import type { ContentError } from '../adapters/content-adapter.ts'
import { Timeline } from '#src/base/timeline.ts'

const hollows = createDerivedCache<CanvasPage, CanvasPage>('hidden fragments')

const hollowOf = (page: CanvasPage): CanvasPage => {
  const hollow = hollows.get(page) ?? deepFreeze({ ...page, sections: [] })
  hollows.set(page, hollow)
  return hollow
}

/**
 * What an adapter answers of an entry it has: the entry while its schedule shows it, else nothing. Of a fragment the
 * schedule is told nonetheless: what refers to it must know that it is no mistake, and when it will change.
 */
export const atInstant = (
  kind: EntryKind,
  page: CanvasPage,
  instant: string,
): Result<CanvasPage, ContentError> => {
  const timeline = new Timeline(instant)
  if (timeline.shows(page)) return ok(page)
  return kind === 'fragment'
    ? ok(hollowOf(page))
    : err({ kind: 'notFound', reason: 'not published at that instant', ...timeline.validityWindow })
}
