import { eachItem } from '#src/canvas/blocks/nested-items.ts'
import { isSelection, type SelectionReport } from './selected-page.ts'

/** What is selected in a page's wrappers, those within what is selected included. */
export const selectionReports = (value: unknown): SelectionReport[] => {
  const reports: SelectionReport[] = []
  eachItem(value, (item) => {
    if (item.kind === 'broken') return
    const selection = item.props['selection']
    if (isSelection(selection)) reports.push(selection.report)
    reports.push(...selectionReports(item.props))
  })
  return reports
}
