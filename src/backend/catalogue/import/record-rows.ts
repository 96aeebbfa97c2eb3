import type { CellField, Finding, ImportRow, RowGroup } from './product-row-fields.ts'
import type { TableRecord } from './read-table.ts'

/** Gathers the records of a table as rows, by product; those that belong to none, or hold what no text may, are refused. */
export const gatherRows = (columns: readonly string[], fields: readonly (CellField | undefined)[]) => {
  const groups = new Map<string, RowGroup>()
  const refusals: Finding[] = []
  const damaged = new Set<string>()
  const keyColumn = fields.indexOf('key') < 0 ? fields.indexOf('handle') : fields.indexOf('key')

  const take = ({ line, cells }: TableRecord): void => {
    const row: ImportRow = { line, cells: {} }
    let wrong: string | undefined
    fields.forEach((field, index) => {
      const text = cells[index] ?? ''
      if (field === undefined || text === '') return
      if (text.includes('\0')) wrong ??= columns[index]
      else row.cells[field] ??= text
    })
    const key = (cells[keyColumn] ?? '').replaceAll('\0', '')
    if (wrong !== undefined) {
      refusals.push({ line, column: wrong, reason: 'holds a NUL character' })
      damaged.add(key)
      return
    }
    if (key === '') {
      if (Object.keys(row.cells).length > 0)
        refusals.push({ line, column: columns[keyColumn] ?? 'Handle', reason: 'is empty' })
      return
    }
    const group = groups.get(key) ?? { key, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }

  return {
    take,
    /** Products in the order of first appearance. One with a damaged row is not among them, but among `damaged`. */
    result: () => ({
      groups: [...groups.values()].filter(({ key }) => !damaged.has(key)),
      damaged: [...damaged].filter((key) => key !== ''),
      refusals,
    }),
  }
}
