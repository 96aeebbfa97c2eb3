import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'

/** Columns of a file of stores; a star marks those that it needs. */
export const storeColumns = [
  ...[
    'store id*',
    'slug',
    'name*',
    'kind',
    'address 1*',
    'address 2',
    'address 3',
    'city*',
    'province',
    'state code',
  ],
  ...['postal code', 'country*', 'phone', 'email', 'latitude*', 'longitude*', 'time zone*'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'exceptions'],
  ...['services', 'option type', 'booking code'],
]

/** Columns of a file of what stores have in stock. */
export const stockColumns = ['store id*', 'upc or sku*', 'quantity*']

/** A heading as columns are named: lower case, blanks for underlines. */
const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim()

const synonyms = new Map([
  ['storeid', 'store id'],
  ['timezone', 'time zone'],
  ['upc', 'upc or sku'],
  ['sku', 'upc or sku'],
])

/** Reads cells by the names of their columns. */
export type CellOf = (cells: readonly string[], column: string) => string

/** Knows the columns of a header. Throws `WrongFile` for one that is not known, stands twice or is missing. */
export const readHeader = (headings: readonly string[], columns: readonly string[]): CellOf => {
  const known = columns.map((column) => column.replace('*', ''))
  const names = headings.map((heading) => {
    const plain = plainHeading(heading)
    return synonyms.get(plain) ?? plain
  })
  const strange = headings.filter((_, index) => !known.includes(names[index] ?? ''))
  if (strange.length > 0)
    throw new WrongFile(`The header has columns that are not known: ${strange.join(', ')}.`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new WrongFile(`The header has the column ${twice} twice.`)
  const missing = columns.filter((column) => column.endsWith('*')).map((column) => column.replace('*', ''))
  const lacking = missing.filter((column) => !names.includes(column))
  if (lacking.length > 0) throw new WrongFile(`The header lacks: ${lacking.join(', ')}.`)
  return (cells, column) => cells[names.indexOf(column)] ?? ''
}
