import { readAnswers } from '#src/block-rendering/variant/fragment-address.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import { selectWrapperAt } from '#src/personalization/select-page.ts'
import { askOf } from './content-reference.ts'
import { resolvedContent } from './load-content.ts'
import { menuOfShop } from './menu-of-shop.ts'

/**
 * One wrapper as a page of its own, for the answers its address names instead of the visitor's; undefined when it is not
 * there, or holds something else by now.
 */
export const selectFragment = async (
  locals: App.Locals,
  source: string,
  query: URLSearchParams,
): Promise<ResolvedPage | undefined> => {
  const ask = askOf(source)
  const page = ask && (await resolvedContent(locals, ask))
  if (!page) return undefined
  const { held, decisions } = readAnswers(query)
  const place = { at: query.get('at') ?? '', version: query.get('v') ?? '' }
  const selected = selectWrapperAt(page, place, { source, holds: (segment) => held.has(segment), decisions })
  return selected && ask.kind === 'menu' ? menuOfShop(locals, selected.page) : selected?.page
}
