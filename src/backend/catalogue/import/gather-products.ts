import type { Finding, ImportRow, ProductFile } from './product-row-fields.ts'

type Product = { key: string; handle: string; rows: ImportRow[] }

const withoutBlanks = (cells: ImportRow['cells']): ImportRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))

/** Products that were put together from records of another format, as a product file; damaged ones are refused whole. */
export const gatherProducts = (
  products: readonly Product[],
  file: Pick<ProductFile, 'columnOf' | 'hasTrackers' | 'warnings'>,
): ProductFile => {
  const refusals: Finding[] = []
  const damaged: string[] = []
  const groups = products.flatMap(({ key, handle, rows }) => {
    const wrong = rows.find(({ cells }) => Object.values(cells).some((text) => text?.includes('\0')))
    if (wrong || handle === '') {
      const column = file.columnOf('title')
      refusals.push({
        line: (wrong ?? rows[0])?.line ?? 1,
        column,
        reason: wrong ? 'or another cell holds a NUL character' : 'is empty',
      })
      damaged.push(key)
      return []
    }
    const [first, ...others] = rows.map(({ line, cells }) => ({ line, cells: withoutBlanks(cells) }))
    return first ? [{ key, rows: [{ line: first.line, cells: { ...first.cells, handle } }, ...others] }] : []
  })
  return { ...file, groups, damaged, refusals }
}
