import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { WrongFile } from './file-text.ts'
import { importCatalogue } from './import-catalogue.ts'
import { productIdOf } from './import-product.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-formats-'))
})
afterAll(() => rm(folder, { recursive: true }))

const picture = { publicId: 'imported/a', width: 4, height: 5 }

const read = async (content: string | Buffer, name = 'products.csv') => {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return importCatalogue({
    file,
    currency: 'EUR',
    language: 'de',
    now: '2026-01-01T00:00:00.000Z',
    takePicture: async (source) =>
      source.includes('bad') ? { ok: false, error: 'is bad' } : { ok: true, value: picture },
    onProgress: () => undefined,
  })
}
const lines = (...rows: string[]) => rows.join('\n')
const old =
  'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Image'

describe('the forms of a product file', () => {
  const text = lines('Handle;Title;Variant Price', 'stiefel;Grüner Stiefel – größer;1.299,50')

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows’ Latin', Buffer.from(text.replace('–', '\x96'), 'latin1')],
    ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
    ['headings in capitals', Buffer.from(text.replace('Handle;Title', 'HANDLE; title '))],
    ['Excel’s line for the delimiter', Buffer.from(`sep=;\r\n${text}`)],
  ])('may be %s', async (_, content) => {
    const { catalogue, report } = await read(content)
    expect(report.refusals).toEqual([])
    expect(catalogue.products).toMatchObject([
      { name: { de: 'Grüner Stiefel – größer' }, variants: [{ prices: { EUR: { current: 129_950 } } }] },
    ])
  })

  it('may hold anything in its cells: what cannot be stored is refused with its line', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '"', '""', '\n', '\r\n', ';,\t', '\ufeff', '<p>', '=1+1', 'ä'),
    )
    const quote = (value: string) => `"${value.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
        const body = rows.map(([title, tags, value], index) =>
          [`h-${index}`, title, tags, 'Art', value, '5'].map(quote).join(','),
        )
        const { catalogue, report } = await read(
          lines('Handle,Title,Tags,Option1 Name,Option1 Value,Variant Price', ...body),
        )
        expect(catalogue.products.length + report.refusedIds.length).toBe(rows.length)
        expect(JSON.stringify(catalogue)).not.toContain('\\u0000')
      }),
      runsUpTo(20),
    )
  })

  it('may hold nothing that can be sold', async () => {
    const { catalogue, report } = await read(lines('Handle,Title,Variant Price', 'h-0,\u0001,\0'))
    expect([catalogue.products, report.refusedIds.length]).toEqual([[], 1])
  })

  it('names the file’s own column for what is wrong', async () => {
    const { report } = await read(
      lines('URL handle,TITLE,Price,Inventory quantity', 'a,A\0,1,1', 'b,B,x,1', 'c,C,1,many'),
    )
    expect(report.refusals).toEqual([
      { line: 2, column: 'TITLE', reason: 'holds a NUL character' },
      { line: 3, column: 'Price', reason: '"x" is no price in EUR' },
      { line: 4, column: 'Inventory quantity', reason: '"many" is no whole number' },
    ])
    expect(report.refusedIds).toEqual(['a', 'b', 'c'].map(productIdOf))
  })
})

describe('Shopify’s product CSV', () => {
  it('is read by its new headings, with prices of markets', async () => {
    const { catalogue, report } = await read(
      lines(
        'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Price / International,Price / Canada,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Variant image URL,SEO title',
        'Pier,pier,<h1>Go</h1><img src=//x.test/a.png><script>x</script>,Tide,Apparel > Shoes,Boots,"wet, new",TRUE,Active,P-1,Color,Slate,80.00,,110.00,100.00,shopify,3,DENY,,,Pier boots',
        'Quay,quay,,Tide,Apparel > Hats,,"wet",FALSE,Active,P-2,,,1.00,,,,,,,,,',
        'Mole,mole,,Tide,Apparel > Hats,,"wet",TRUE,Active,P-2,Color,Harlequin,1.00,,,,,,,,https://x.test/m.png,',
      ),
    )
    expect(report).toMatchObject({ products: 2, unpublished: 1, refused: 0 })
    expect(report.warnings).toMatchObject([{ column: 'Price / International' }])
    const [pier, mole] = catalogue.products
    expect(pier).toMatchObject({
      seo: { title: { de: 'Pier boots' } },
      tags: ['wet', 'new'],
      variants: [
        { quantity: 3, prices: { EUR: { current: 8000, original: 10_000 }, CAD: { current: 11_000 } } },
      ],
      attributes: [{ type: 'color', options: [{ id: 'slate', swatch: '#6f7b83' }] }],
    })
    expect(pier?.description['de']).toBe(
      '<h2>Go</h2><img src="picture:imported/a" alt="" width="4" height="5" loading="lazy" />',
    )
    expect(mole?.attributes).toMatchObject([{ options: [{ id: 'harlequin', swatchPicture: 'imported/a' }] }])
    expect(mole?.images).toMatchObject([{ colorId: 'harlequin' }])
    expect(catalogue.categories.map(({ slug }) => slug)).toEqual(['shoes', 'shoes/boots', 'hats'])
  })

  it('sells what is not tracked, and warns of what is tracked and blank', async () => {
    const { catalogue, report } = await read(
      lines(old, 'a,A,,,,S,,0,1,', 'b,B,,,,S,shopify,,1,', 'c,C,,,,S,shopify,-2,1,'),
    )
    const stock = catalogue.products.map(({ variants }) => variants[0]?.quantity)
    expect(stock).toEqual([largestQuantity, 0, 0])
    expect(report.warnings).toMatchObject([{ line: 3, column: 'Variant Inventory Qty' }])
  })

  it('counts what is not shipped where its stock is tracked', async () => {
    const header =
      'Handle,Title,Variant Price,Variant Requires Shipping,Variant Inventory Tracker,Variant Inventory Qty'
    const { catalogue } = await read(lines(header, 'ticket,T,5,false,shopify,2', 'song,S,1,false,,'))
    expect(catalogue.products.map(({ productType }) => productType)).toEqual(['standard', 'digital'])
  })

  it('takes repeated SKUs, and handles that give one address', async () => {
    const { catalogue, report } = await read(
      lines(
        old,
        'blue-boot,A,,Size,S,X,,,1,',
        'blue-boot,,,,M,X,,,1,',
        'Blue Boot,B,,,,X,,,1,',
        '靴,C,,,,X,,,1,',
      ),
    )
    expect(catalogue.products.map(({ slug }) => slug)).toEqual([
      'blue-boot',
      'blue-boot-2',
      productIdOf('靴').toLowerCase(),
    ])
    expect(new Set(catalogue.products[0]?.variants.map(({ upc }) => upc)).size).toBe(2)
    expect(report.warnings).toMatchObject([{ line: 4 }])
  })

  it('leaves out one bad picture with a warning', async () => {
    const { catalogue, report } = await read(
      lines('Handle,Title,Variant Price,Image Src', 'a,A,1,bad.png', 'a,,,good.png'),
    )
    expect(catalogue.products[0]?.images).toHaveLength(1)
    expect(report.warnings).toEqual([{ line: 2, column: 'Image Src', reason: 'bad.png is bad: left out' }])
  })
})

describe('other formats', () => {
  it('reads WooCommerce’s product CSV', async () => {
    const { catalogue, report } = await read(
      lines(
        'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
        '10,variable,HULL,Hull Boot,1,,<p>Dry.</p>,1,,0,,,"Shoes > Boots, New",wet,"https://x.test/1.png, https://x.test/2.png",,Colour,"Slate, Rust"',
        '11,variation,HULL-S,,1,,,1,4,0,70,80,,,https://x.test/3.png,HULL,Colour,Slate',
        '12,variation,HULL-R,,1,,,0,,0,,80,,,,id:10,Colour,Rust',
        '13,simple,,Oar,0,,,1,,0,,9,Gear,,,,,',
        '14,external,,Elsewhere,1,,,1,,0,,9,Gear,,,,,',
      ),
    )
    expect(report).toMatchObject({ products: 1, unpublished: 1, refused: 0, warnings: [{ line: 6 }] })
    expect(catalogue.products).toMatchObject([
      {
        productId: productIdOf('HULL'),
        slug: 'hull-boot',
        variants: [
          { sku: 'HULL-S', quantity: 4, prices: { EUR: { current: 7000, original: 8000 } } },
          { sku: 'HULL-R', quantity: 0 },
        ],
      },
    ])
    expect(catalogue.products[0]?.images).toHaveLength(3)
    expect(catalogue.products[0]?.categoryIds).toHaveLength(2)
  })

  const offer = (id: string, color: string, size: string, more = '') =>
    `<item><g:id>${id}</g:id><g:item_group_id>keel</g:item_group_id><title>Keel Shoe – ${color} / ${size}</title>
    <description>&lt;p&gt;Light &amp;amp; dry&lt;/p&gt;</description><link>https://x.test/p/keel-shoe?v=${id}</link>
    <g:image_link>https://x.test/${color}.png</g:image_link><g:price>90.00 EUR</g:price>${more}
    <g:brand>Tide</g:brand><g:product_type>Shoes &gt; Low</g:product_type><g:color>${color}</g:color><g:size>${size}</g:size></item>`
  const sold = '<g:availability>out_of_stock</g:availability>'
  const sale = '<g:sale_price>60.00 EUR</g:sale_price><g:availability>in_stock</g:availability>'

  it('reads a Google Merchant feed', async () => {
    const feed = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
      ${offer('k1', 'Slate', '41', sale)}${offer('k2', 'Rust', '42', sold)}</channel></rss>`
    const { catalogue } = await read(feed, 'feed.xml')
    expect(catalogue.products).toMatchObject([
      {
        productId: productIdOf('keel'),
        slug: 'keel-shoe',
        name: { de: 'Keel Shoe' },
        description: { de: '<p>Light &amp; dry</p>' },
        brand: 'Tide',
        images: [{ colorId: 'slate' }, { colorId: 'rust' }],
        variants: [
          { sku: 'k1', prices: { EUR: { current: 6000, original: 9000 } } },
          { sku: 'k2', quantity: 0 },
        ],
      },
    ])
  })

  it('reads a Google Merchant feed that is a table', async () => {
    const { catalogue } = await read(
      lines('id\ttitle\tprice\timage link\tavailability', '1\tOar\t9.50 USD\thttps://x.test/o.png\tin stock'),
      'feed.tsv',
    )
    expect(catalogue.products).toMatchObject([
      { slug: 'oar', variants: [{ prices: { USD: { current: 950 } } }] },
    ])
  })

  it('refuses what is no product file', async () => {
    await expect(read('<html><p>Not found</p></html>', 'x.xml')).rejects.toThrow(WrongFile)
    await expect(read('')).rejects.toThrow(WrongFile)
    await expect(read('\0\0\0\0')).rejects.toThrow(WrongFile)
  })
})
