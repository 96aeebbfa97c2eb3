import { open } from 'node:fs/promises'
import { parse } from 'csv-parse'

/** One line of Shopify's product CSV: cells by column name, and the line of the file it begins on (1 is the header). */
export type Row = { line: number; cells: Record<string, string> }

/** Why a row, and with it its product, is not loaded. */
export type Refusal = { line: number; column: string; reason: string }

/** A product as the file tells it: its rows in order. */
export type RowGroup = { handle: string; rows: Row[] }

const neededColumns = ['Handle', 'Title', 'Variant Price'] as const

/** The file is no product CSV: the message says what is wrong with its header or its form. */
export class WrongFile extends Error {}

const checkHeader = (header: string[]): string[] => {
  const trimmed = header.map((name) => name.trim())
  const missing = neededColumns.filter((name) => !trimmed.includes(name))
  if (missing.length > 0) {
    throw new WrongFile(
      `The header lacks ${missing.map((name) => `"${name}"`).join(', ')}. Is this a Shopify product CSV?`,
    )
  }
  return trimmed
}

const isRecord = (value: unknown): value is { record: Record<string, string>; info: { lines: number } } =>
  typeof value === 'object' && value !== null && 'record' in value && 'info' in value

/**
 * Reads the file and groups its rows by handle, in the order of first appearance. Rows without a handle are
 * refused. Throws {@link WrongFile} when the header or the quoting is wrong.
 */
export const readRows = async (file: string): Promise<{ groups: RowGroup[]; refusals: Refusal[] }> => {
  const groups = new Map<string, RowGroup>()
  const refusals: Refusal[] = []
  const opened = await open(file).catch(() => undefined)
  if (!opened) throw new WrongFile(`${file} cannot be opened.`)
  const records = opened.createReadStream().pipe(
    parse({
      bom: true,
      columns: checkHeader,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }),
  )
  let nextLine = 2
  try {
    for await (const read of records) {
      if (!isRecord(read)) continue
      const row: Row = { line: nextLine, cells: read.record }
      nextLine = read.info.lines + 1
      const handle = read.record['Handle']?.trim() ?? ''
      if (handle === '') {
        refusals.push({ line: row.line, column: 'Handle', reason: 'is empty' })
        continue
      }
      const group = groups.get(handle) ?? { handle, rows: [] }
      group.rows.push(row)
      groups.set(handle, group)
    }
  } catch (error) {
    if (error instanceof WrongFile) throw error
    throw new WrongFile(
      `The file cannot be read as CSV: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  if (nextLine === 2 && groups.size === 0) throw new WrongFile('The file holds no products.')
  return { groups: [...groups.values()], refusals }
}
