import { textOf } from '#src/backend/catalogue/import/file-text.ts'

/** What a file holds: stores, what stores have in stock, or something else. */
export type FileKind = 'stores' | 'storeStock' | 'other'

const longestHeader = 20_000

/** Tells files of stores by their header: both have `store id`, stores have a time zone, stock has quantities. */
export const kindOfFile = async (file: string): Promise<FileKind> => {
  let text = ''
  for await (const piece of textOf(file)) {
    text += piece
    if (/\S.*\n/.test(text) || text.length > longestHeader) break
  }
  const header = text.trimStart().split(/\r?\n/, 1)[0]?.toLowerCase() ?? ''
  if (!/\bstore[ _]?id\b/.test(header)) return 'other'
  if (/\btime[ _]?zone\b/.test(header)) return 'stores'
  return /\bquantity\b/.test(header) ? 'storeStock' : 'other'
}
