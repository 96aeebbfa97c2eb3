import type { ResolvedItem, ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { PageType } from '#src/rules/navigation/page-type.ts'

const suits = (item: ResolvedItem, pageType: PageType): boolean => {
  const wanted: unknown = item.kind === 'block' ? item.props['pageTypes'] : undefined
  return !Array.isArray(wanted) || wanted.includes(pageType)
}

/** The pop-ups that pages of a type show; undefined when there are none, so that they load nothing. */
export const popUpsFor = (popUps: ResolvedPage | undefined, pageType: PageType): ResolvedPage | undefined => {
  const sections = (popUps?.sections ?? []).map((section) => ({
    ...section,
    items: section.items.filter((item) => suits(item, pageType)),
  }))
  return popUps && sections.some(({ items }) => items.length > 0) ? { ...popUps, sections } : undefined
}
