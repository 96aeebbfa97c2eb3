import type { Finding } from '#src/backend/catalogue/import/product-row-fields.ts'
import { readTable } from '#src/backend/catalogue/import/read-table.ts'
import { stockUpdateSchema, type StockUpdate } from '../update-store-stock.ts'
import { readHeader, stockColumns } from './store-columns.ts'

const columnOfField: Readonly<Record<string, string>> = { storeId: 'store id', code: 'upc or sku' }

/** What stores have in stock by a file; `lines` says where each update stands. */
export type StoreStockFile = {
  updates: StockUpdate[]
  refusals: Finding[]
  lineOf: (update: StockUpdate) => number
}

const keyOf = ({ storeId, code }: StockUpdate): string => JSON.stringify([storeId, code])

/** Reads a file of what stores have in stock; of rows for one variant and store the last holds. */
export const readStoreStockFile = async (file: string): Promise<StoreStockFile> => {
  const updates = new Map<string, StockUpdate>()
  const lines = new Map<string, number>()
  const refusals: Finding[] = []
  await readTable(file, (headings) => {
    const cellOf = readHeader(headings, stockColumns)
    return ({ line, cells }) => {
      const quantity = cellOf(cells, 'quantity')
      const parsed = stockUpdateSchema.safeParse({
        storeId: cellOf(cells, 'store id'),
        code: cellOf(cells, 'upc or sku'),
        quantity: /^\d+$/.test(quantity) ? Number(quantity) : quantity,
      })
      if (parsed.success) {
        updates.set(keyOf(parsed.data), parsed.data)
        lines.set(keyOf(parsed.data), line)
      }
      for (const { path, message } of parsed.error?.issues ?? []) {
        const column = columnOfField[String(path[0])] ?? String(path[0])
        const text = cellOf(cells, column)
        refusals.push({ line, column, reason: text === '' ? 'is empty' : `"${text}": ${message}` })
      }
    }
  })
  return { updates: [...updates.values()], refusals, lineOf: (update) => lines.get(keyOf(update)) ?? 1 }
}
