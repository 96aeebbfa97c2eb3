import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import type { Decision } from '#src/contract/personalization/decision.ts'
import { pickPage } from '#src/personalization/select-page.ts'
import { hasWrapper } from '#src/personalization/selected-page.ts'
import { segmentHolds } from '#src/rules/personalization/segment.ts'

/** More rounds than experiences can lie within each other. */
const mostRounds = 12

/**
 * The page with what this request's visitor is to see of each segmentation and experience; what was asked for that is
 * noted on the request.
 * @param source which content it is, such as `page/home` or `menu`
 */
export const pickContent = async (
  { visitor }: App.Locals,
  page: ResolvedPage,
  source: string,
): Promise<ResolvedPage> => {
  if (!hasWrapper(page.blockTypes)) return page
  const decisions = new Map<string, Decision>()
  const pick = () =>
    pickPage(page, {
      source,
      holds: (segment) => segmentHolds(segment, visitor.visitor),
      decisions,
      test: visitor.test,
      keepsAll: visitor.keepsAll,
    })
  let picked = pick()
  for (let round = 0; round < mostRounds && picked.undecided.length > 0; round += 1) {
    for (const [id, decision] of await visitor.decide(picked.undecided)) decisions.set(id, decision)
    picked = pick()
  }
  for (const question of picked.asked) visitor.asked.add(question)
  return picked.page
}
