import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { Decision } from '#src/contract/personalization/decision.ts'
import { selectPage } from '#src/personalization/select-page.ts'
import { hasWrapper } from '#src/personalization/selected-page.ts'
import { segmentHolds } from '#src/rules/personalization/segment.ts'

/** More rounds than experiences can lie within each other. */
const maxRounds = 12

/**
 * The page with what this request's visitor is to see of each segmentation and experience; what was asked for that is
 * noted on the request.
 * @param source which content it is, such as `page/home` or `menu`
 */
export const selectContent = async (
  { visitor }: App.Locals,
  page: ResolvedPage,
  source: string,
): Promise<ResolvedPage> => {
  if (!hasWrapper(page.blockTypes)) return page
  const decisions = new Map<string, Decision>()
  const select = () =>
    selectPage(page, {
      source,
      holds: (segment) => segmentHolds(segment, visitor.visitor),
      decisions,
      test: visitor.test,
      isStatic: visitor.isStatic,
    })
  let selected = select()
  for (let round = 0; round < maxRounds && selected.undecided.length > 0; round += 1) {
    for (const [id, decision] of await visitor.decide(selected.undecided)) decisions.set(id, decision)
    selected = select()
  }
  for (const question of selected.variesOn) visitor.variesOn.add(question)
  return selected.page
}
