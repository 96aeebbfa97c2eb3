import { ok } from '#src/base/result.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import type { ContentAdapter, ContentResponse, ContentRequest } from '../adapters/content-adapter.ts'
import { entryFacts } from '../entries/entry-facts.ts'
import { deepestFragments, fillFragments, maxFragments, type LoadedFragments } from './fill-fragments.ts'

type Filled = { loaded: LoadedFragments; page: CanvasPage }

const isSame = (before: LoadedFragments, after: LoadedFragments): boolean =>
  before.size === after.size && [...after].every(([id, page]) => before.get(id) === page)

/**
 * An adapter whose entries come with the fragments they refer to. Those are asked for by each request, so that each keeps
 * its own schedule and its own copy; as long as none of them changed, the entry is the same object. Entries that refer to
 * nothing are passed on as they are.
 */
export const withReferences = (adapter: ContentAdapter): ContentAdapter => {
  const filled = createDerivedCache<CanvasPage, Filled>('filled entries')

  const loadOne = async (id: string, request: ContentRequest): Promise<CanvasPage | string> => {
    const answer = await adapter.fragment(id, request)
    if (answer.ok) return answer.value
    return answer.error.kind === 'notFound'
      ? `there is no fragment ${id}`
      : `the fragment ${id} cannot be read: ${answer.error.reason}`
  }

  const load = async (page: CanvasPage, request: ContentRequest): Promise<LoadedFragments> => {
    const loaded = new Map<string, CanvasPage | string>()
    let ids = [...entryFacts(page).fragmentIds]
    for (let level = 0; level < deepestFragments && ids.length > 0; level += 1) {
      const wanted = ids.slice(0, maxFragments - loaded.size)
      const pages = await Promise.all(wanted.map((id) => loadOne(id, request)))
      wanted.forEach((id, index) => loaded.set(id, pages[index] ?? ''))
      const inner = pages.flatMap((found) =>
        typeof found === 'string' ? [] : [...entryFacts(found).fragmentIds],
      )
      ids = [...new Set(inner)].filter((id) => !loaded.has(id))
    }
    return loaded
  }

  const fill = async (page: CanvasPage, request: ContentRequest, name?: string): Promise<CanvasPage> => {
    if (entryFacts(page).fragmentIds.size === 0) return page
    const loaded = await load(page, request)
    const key = `${request.mode} ${request.siteId}`
    const before = filled.get(page, key)
    if (before && isSame(before.loaded, loaded)) return before.page
    const after = fillFragments(page, loaded, name)
    filled.set(page, { loaded, page: after }, key)
    return after
  }

  const answer = async (requested: ContentResponse, request: ContentRequest, name?: string) => {
    const found = await requested
    return found.ok ? ok(await fill(found.value, request, name)) : found
  }

  return {
    ...adapter,
    page: (slug, request) => answer(adapter.page(slug, request), request),
    menu: (request) => answer(adapter.menu(request), request),
    footer: (request) => answer(adapter.footer(request), request),
    popups: (request) => answer(adapter.popups(request), request),
    category: (id, request) => answer(adapter.category(id, request), request),
    product: (id, request) => answer(adapter.product(id, request), request),
    fragment: (id, request) => answer(adapter.fragment(id, request), request, id),
  }
}
