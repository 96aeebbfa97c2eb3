import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { textOf, WrongFile } from './file-text.ts'

/** A record of a table: its cells in the order of the columns, and the line of the file it begins on (1 is the header). */
export type TableRecord = { line: number; cells: string[] }

const delimiters = [',', ';', '\t', '|']

/** The text outside quotes, up to the end of its first line; undefined where that end is not there yet. */
const bareHeader = (text: string): string | undefined => {
  let bare = ''
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (bare.trim() !== '') return bare
      bare = ''
    } else if (!isQuoted) bare += letter
  }
  return undefined
}

/** The delimiter that stands most often in the header, outside quotes. */
const delimiterOf = (bare: string): string => {
  const count = (delimiter: string) => bare.split(delimiter).length
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Excel's first line that names the delimiter. */
const separatorLine = /^sep=(.)\r?\n/

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

const longestHeader = 200_000

const isRecord = (value: unknown): value is { record: string[]; info: { lines: number } } =>
  typeof value === 'object' && value !== null && 'record' in value && 'info' in value

/**
 * Reads a file of comma-, semicolon- or tab-separated values, in any encoding `textOf` knows. `onHeader` gets the
 * column names and answers what becomes of each record. Throws `WrongFile` when the quoting is wrong.
 */
export const readTable = async (
  file: string,
  onHeader: (columns: string[]) => (record: TableRecord) => void,
): Promise<void> => {
  const text = textOf(file)
  let head = ''
  let header: string | undefined
  while (header === undefined && head.length < longestHeader) {
    const next = await text.next()
    if (next.done) break
    head += next.value
    header = bareHeader(head)
  }
  const named = separatorLine.exec(head)
  const skipped = named?.[0].length ?? 0
  const delimiter = named?.[1] ?? delimiterOf(header ?? head)
  const records = Readable.from(joined(head.slice(skipped), text)).pipe(
    parse({ delimiter, info: true, relax_column_count: true, skip_empty_lines: true }),
  )
  let take: ((record: TableRecord) => void) | undefined
  let nextLine = skipped > 0 ? 2 : 1
  try {
    for await (const read of records) {
      if (!isRecord(read)) continue
      const line = nextLine
      nextLine = read.info.lines + (skipped > 0 ? 2 : 1)
      const cells = read.record.map((cell) => cell.trim())
      if (take) take({ line, cells })
      else take = onHeader(cells)
    }
  } catch (error) {
    if (error instanceof WrongFile) throw error
    throw new WrongFile(
      `The file cannot be read as a table: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  if (!take) throw new WrongFile('The file is empty.')
}
