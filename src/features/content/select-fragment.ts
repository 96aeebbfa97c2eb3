import { readAnswers } from '#src/block-rendering/variant/fragment-address.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import { pickWrapperAt } from '#src/personalization/select-page.ts'
import { askOf } from './content-reference.ts'
import { resolvedContent } from './load-content.ts'
import { menuOfShop } from './menu-of-shop.ts'

/**
 * One wrapper as a page of its own, for the answers its address names instead of the visitor's; undefined when it is not
 * there, or holds something else by now.
 */
export const pickFragment = async (
  locals: App.Locals,
  source: string,
  query: URLSearchParams,
): Promise<ResolvedPage | undefined> => {
  const ask = askOf(source)
  const page = ask && (await resolvedContent(locals, ask))
  if (!page) return undefined
  const { held, decisions } = readAnswers(query)
  const place = { at: query.get('at') ?? '', version: query.get('v') ?? '' }
  const picked = pickWrapperAt(page, place, { source, holds: (segment) => held.has(segment), decisions })
  return picked && ask.kind === 'menu' ? menuOfShop(locals, picked.page) : picked?.page
}
