/** What a row of any product file says, whatever its columns are called: one variant, and on the first row its product. */
export const rowFields = [
  'key',
  'handle',
  'title',
  'body',
  'vendor',
  'category',
  'type',
  'tags',
  'collection',
  'published',
  'status',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'sku',
  'barcode',
  'tracker',
  'quantity',
  'policy',
  'ships',
  'price',
  'compareAt',
  'lowestPrice',
  'picture',
  'picturePosition',
  'pictureAlt',
  'variantPicture',
  'seoTitle',
  'seoDescription',
  'taxCategory',
  'restock',
] as const
export type RowField = (typeof rowFields)[number]

/** Prices of a market have fields of their own: `price CAD`, `compareAt CAD`, `lowestPrice CAD`. */
export type CellField = RowField | `${'price' | 'compareAt' | 'lowestPrice'} ${string}`

/** One line of a product file: its cells without the blank ones, and the line it begins on (1 is the header). */
export type ImportRow = { line: number; cells: Partial<Record<CellField, string>> }

/** Why a cell, and with it perhaps its product, is not taken as it is. `column` is the file's own name for it. */
export type Finding = { line: number; column: string; reason: string }

/** A product as the file tells it: its rows in order. `key` stays the same from import to import. */
export type RowGroup = { key: string; rows: ImportRow[] }

/** A product file, read: what each field's column is called in it, its products, and rows that belong to none. */
export type ProductFile = {
  columnOf: (field: CellField) => string
  groups: RowGroup[]
  /** Keys of products of which a row cannot be read. */
  damaged: string[]
  refusals: Finding[]
  warnings: Finding[]
  /** Whether the file says of each variant if its stock is tracked. */
  hasTrackers: boolean
}

/** The cell's text without space around it; empty where the row says nothing. */
export const cell = (row: ImportRow | undefined, field: CellField): string => row?.cells[field] ?? ''
