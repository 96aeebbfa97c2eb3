import { err, ok, type Result } from '#src/base/result.ts'
import { readChoices } from '#src/block-rendering/variant/fragment-address.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { selectWrapperAt } from '#src/personalization/select-page.ts'
import { referenceOf } from './content-reference.ts'
import { resolvedContent, type MissingContent } from './load-content.ts'
import { menuOfShop } from './menu-of-shop.ts'

/**
 * One wrapper as a page of its own, for the choices its address names instead of the visitor's; `notFound` when it is not
 * there, or holds something else by now.
 */
export const selectFragment = async (
  locals: App.Locals,
  source: string,
  query: URLSearchParams,
): Promise<Result<ResolvedPage, MissingContent>> => {
  const reference = referenceOf(source)
  if (!reference) return err('notFound')
  const page = await resolvedContent(locals, reference)
  if (!page.ok) return page
  const { held, decisions } = readChoices(query)
  const place = { at: query.get('at') ?? '', version: query.get('v') ?? '' }
  const selected = selectWrapperAt(page.value, place, {
    source,
    holds: (segment) => held.has(segment),
    decisions,
  })
  if (!selected) return err('notFound')
  return ok(reference.kind === 'menu' ? await menuOfShop(locals, selected.page) : selected.page)
}
