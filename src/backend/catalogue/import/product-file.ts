import { textOf, WrongFile } from './file-text.ts'
import { googleFile, isGoogleHeader, readGoogleXml } from './google-file.ts'
import type { ProductFile } from './product-row-fields.ts'
import { readTable, type TableRecord } from './read-table.ts'
import { plainHeading, type CurrencyOf } from './shopify-columns.ts'
import { shopifyFile } from './shopify-file.ts'
import { isWooHeader, wooFile } from './woo-file.ts'

/** Reads records one by one, then says what they hold together. */
type Reader = { take: (record: TableRecord) => void; result: () => ProductFile }

const readerFor = (columns: string[], currencyOf: CurrencyOf): Reader => {
  const plain = columns.map(plainHeading)
  if (isWooHeader(plain)) return wooFile(columns)
  if (isGoogleHeader(plain)) return googleFile(columns)
  return shopifyFile(columns, currencyOf)
}

const isXml = async (file: string): Promise<boolean> => {
  for await (const text of textOf(file)) return /^\s*</.test(text)
  return false
}

/**
 * Reads a product file of any format that is known: Shopify's CSV, WooCommerce's CSV, Google's feed as a table or XML.
 * Throws `WrongFile` when it is none.
 */
export const readProductFile = async (file: string, currencyOf: CurrencyOf): Promise<ProductFile> => {
  if (await isXml(file)) return readGoogleXml(file)
  let reader: Reader | undefined
  await readTable(file, (columns) => {
    reader = readerFor(columns, currencyOf)
    return reader.take
  })
  const found = reader?.result()
  if (!found || (found.groups.length === 0 && found.refusals.length === 0))
    throw new WrongFile('The file holds no products.')
  return found
}
