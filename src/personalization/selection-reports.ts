import { eachItem } from '#src/canvas/nested-items.ts'
import { isPicked, type PickReport } from './selected-page.ts'

/** What was picked in a page's wrappers, those within what was picked included. */
export const pickReports = (value: unknown): PickReport[] => {
  const reports: PickReport[] = []
  eachItem(value, (item) => {
    if (item.kind === 'broken') return
    const picked = item.props['picked']
    if (isPicked(picked)) reports.push(picked.report)
    reports.push(...pickReports(item.props))
  })
  return reports
}
