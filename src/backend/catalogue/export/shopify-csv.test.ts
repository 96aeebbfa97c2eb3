import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Catalogue } from '#src/contract/catalogue/catalogue.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { shopifyCsv } from './shopify-csv.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-export-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (content: string): Promise<Catalogue> => {
  const file = path.join(folder, 'products.csv')
  await writeFile(file, content)
  const { catalogue, report } = await importCatalogue({
    file,
    currency: 'USD',
    language: 'en',
    now: '2026-01-01T00:00:00.000Z',
    takePicture: async (source) => ({
      ok: true,
      value: { publicId: `imported/${path.basename(source, '.png')}`, width: 4, height: 5 },
    }),
    onProgress: () => undefined,
  })
  expect(report.refusals).toEqual([])
  return catalogue
}

const file = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Barcode,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Lowest Price,Price / Canada,Compare At Price / Canada,Lowest Price / Canada,Image Src,Image Alt Text,Variant Image,SEO Title
pier,"Pier ""Boot"", low","<p>Wet
quays.</p><img src=x/inside.png>",Tide,Shoes > Boots,,"wet, leather",Colour,Slate,Size,41,P-1,400,shopify,4,80.00,100.00,90.00,110.00,140.00,120.00,a.png,Pier in slate,a.png,Pier boots
pier,,,,,,,,Rust,,42,P-2,401,,,80.00,,,110.00,,,b.png,,b.png,
oar,Oar,,,Gear,,"wet, leather",,,,,OAR,,,,9.00,,,,,,,,,
cap,Cap,,,Hats,,,,,,,CAP,,,,19.00,,,,,,,,,
`

it('gives back what was imported', async () => {
  const first = await read(file)
  const csv = [
    ...shopifyCsv(first, {
      currency: 'USD',
      language: 'en',
      pictureSource: (id) => `${path.basename(id)}.png`,
    }),
  ].join('')
  expect(first.products[0]?.variants[0]?.prices).toEqual({
    USD: { current: 8_000, original: 10_000, historicBestPrice: 9_000 },
    CAD: { current: 11_000, original: 14_000, historicBestPrice: 12_000 },
  })
  const again = await read(csv)
  expect(again.products).toEqual(first.products)
  expect(new Set(again.categories.map(({ slug }) => slug))).toEqual(
    new Set(first.categories.map(({ slug }) => slug)),
  )
})
