import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { searchDataSchema, type SearchData } from '#src/contract/catalogue/search-data.ts'

/** What a file says of searches. Throws, with a line for each fault. */
export const readSearchData = async (file: string): Promise<SearchData> => {
  const read = searchDataSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (read.success) return read.data
  throw new Error(`${file} is wrong:\n${z.prettifyError(read.error)}`)
}
