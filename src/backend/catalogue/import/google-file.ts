import { Parser } from 'htmlparser2'
import { textOf, WrongFile } from './file-text.ts'
import { gatherProducts } from './gather-products.ts'
import type { CellField, ImportRow, ProductFile } from './product-row-fields.ts'
import type { TableRecord } from './read-table.ts'
import { plainHeading } from './shopify-columns.ts'
import { uniqueWords, wordOf } from './word-of.ts'

/** One offer of a feed: its attributes by plain name, several pictures on lines of their own. */
type Item = { line: number; attributes: Map<string, string> }

/** Google writes `item_group_id`, `item group id` or `g:item_group_id`. */
const attributeOf = (name: string): string => plainHeading(name).replace(/^g:/, '')

/** Whether plain headings are those of a Google Merchant feed. */
export const isGoogleHeader = (plain: readonly string[]): boolean => {
  const names = plain.map(attributeOf)
  return ['id', 'image link', 'price'].every((name) => names.includes(name))
}

const optionNames = { color: 'Color', size: 'Size', material: 'Material', pattern: 'Pattern' } as const

const columns: Partial<{ [Field in CellField]: string }> = {
  title: 'title',
  body: 'description',
  vendor: 'brand',
  category: 'product type',
  quantity: 'availability',
  price: 'price',
  compareAt: 'price',
  picture: 'image link',
  variantPicture: 'image link',
  barcode: 'gtin',
  taxCategory: 'tax category',
  restock: 'restock',
}

const money = /^(?<amount>[\d.,\s]+?)\s*(?<currency>[A-Za-z]{3})$/

/** Prices in the currency they name: `15.00 USD`. */
const priceCells = (of: (name: string) => string): ImportRow['cells'] => {
  const [price, sale] = [of('price'), of('sale price')]
  const currency = money.exec(price)?.groups?.['currency']?.toUpperCase()
  const amountOf = (text: string) => money.exec(text)?.groups?.['amount'] ?? text
  const current = amountOf(sale || price)
  const original = sale === '' ? '' : amountOf(price)
  if (currency === undefined) return { price: current, compareAt: original }
  return { [`price ${currency}`]: current, [`compareAt ${currency}`]: original }
}

/** What titles of variants share at their beginning: `Boot – rust / 41` and `Boot – rust / 42` are a `Boot – rust`. */
const sharedTitle = (titles: readonly string[]): string => {
  const [first = ''] = titles
  let length = first.length
  for (const title of titles) while (!title.startsWith(first.slice(0, length))) length -= 1
  const shared = length === first.length ? first : first.slice(0, length).replace(/[\s\-–—|/,(]+$/, '')
  return shared.length >= 3 ? shared : first
}

const rowsOf = (items: readonly Item[]): ImportRow[] => {
  const text = (item: Item | undefined, name: string) => item?.attributes.get(name) ?? ''
  const names = (['color', 'size', 'material', 'pattern'] as const)
    .filter((name) => items.every((item) => text(item, name) !== ''))
    .slice(0, 3)
  const selling = items.map((item): ImportRow => {
    const of = (name: string) => text(item, name)
    const isOut = !/^(?:in[ _]stock|preorder|backorder|)$/i.test(of('availability'))
    const cells: ImportRow['cells'] = {
      sku: of('id'),
      barcode: of('gtin'),
      ...priceCells(of),
      ...(isOut ? { tracker: 'google', quantity: '0' } : {}),
      variantPicture: names.includes('color') ? of('image link') : '',
      picture: [of('image link'), ...of('additional image link').split('\n')].filter(Boolean).join('\n'),
    }
    names.forEach((name, index) =>
      Object.assign(cells, {
        [`option${index + 1}Name`]: optionNames[name],
        [`option${index + 1}Value`]: of(name),
      }),
    )
    return { line: item.line, cells }
  })
  const [first, ...others] = selling
  const [item] = items
  if (!first) return []
  const cells: ImportRow['cells'] = {
    ...first.cells,
    title: sharedTitle(items.map((one) => text(one, 'title'))),
    body: text(item, 'description'),
    vendor: text(item, 'brand'),
    category: text(item, 'product type') || text(item, 'google product category').replace(/^\d+$/, ''),
    published: 'true',
    taxCategory: text(item, 'tax category'),
    restock: text(item, 'restock'),
  }
  return [{ line: first.line, cells }, ...others]
}

const fileOf = (items: readonly Item[], named: ReadonlyMap<string, string>): ProductFile => {
  const uniqueHandle = uniqueWords()
  const groups = Map.groupBy(
    items,
    ({ attributes }) => attributes.get('item group id') || attributes.get('id') || '',
  )
  const products = [...groups].map(([key, own]) => {
    const rows = rowsOf(own)
    const path = /\/([^/?#]+)\/?(?:[?#]|$)/.exec(
      own[0]?.attributes.get('link')?.replace(/^https?:\/\/[^/]+/, '') ?? '',
    )
    const handle = wordOf(path?.[1] ?? '') || wordOf(rows[0]?.cells.title ?? '')
    return { key, handle: handle && uniqueHandle(handle), rows }
  })
  return gatherProducts(products, {
    columnOf: (field) => {
      const name =
        columns[field] ?? /^option\d/.exec(field)?.[0] ?? (field.startsWith('price') ? 'price' : field)
      return named.get(name) ?? name
    },
    hasTrackers: true,
    warnings: [],
  })
}

/** Reads the records of a Google Merchant feed that is a table. */
export const googleFile = (
  header: string[],
): { take: (record: TableRecord) => void; result: () => ProductFile } => {
  const names = header.map(attributeOf)
  const items: Item[] = []
  return {
    take: ({ line, cells }) => {
      const attributes = new Map<string, string>()
      cells.forEach((text, index) => {
        const name = names[index] ?? ''
        attributes.set(name, name === 'additional image link' ? text.replace(/,(?=https?:)/g, '\n') : text)
      })
      items.push({ line, attributes })
    },
    result: () => fileOf(items, new Map(header.map((column) => [attributeOf(column), column]))),
  }
}

/** Reads a Google Merchant feed as RSS or Atom. Throws `WrongFile` when it holds no offers. */
export const readGoogleXml = async (file: string): Promise<ProductFile> => {
  const items: Item[] = []
  let item: Item | undefined
  let text = ''
  let line = 1
  const parser = new Parser(
    {
      onopentagname: () => {
        text = ''
      },
      onopentag: (name) => {
        if (name === 'item' || name === 'entry') item = { line, attributes: new Map() }
      },
      ontext: (part) => {
        text += part
      },
      onclosetag: (name) => {
        if (!item) return
        if (name === 'item' || name === 'entry') {
          items.push(item)
          item = undefined
          return
        }
        const attribute = attributeOf(name)
        const before = item.attributes.get(attribute)
        item.attributes.set(attribute, before === undefined ? text.trim() : `${before}\n${text.trim()}`)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of textOf(file)) {
    for (const part of piece.split(/(?<=\n)/)) {
      parser.write(part)
      if (part.endsWith('\n')) line += 1
    }
  }
  parser.end()
  if (items.length === 0) throw new WrongFile('The file holds no products.')
  return fileOf(items, new Map())
}
