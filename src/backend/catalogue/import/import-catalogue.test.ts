import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '#src/contract/catalogue/catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'
import { pictureTaker } from './pictures/import-pictures.ts'
import { productIdOf } from './import-product.ts'
import { WrongFile } from './file-text.ts'

const csvFolder = path.resolve('tests/fixtures/import')

describe('importing a product file', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'welt-import-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const read = (file: string, dryRun = false) =>
    importCatalogue({
      file,
      currency: 'USD',
      language: 'en',
      now: '2026-01-01T00:00:00.000Z',
      takePicture: pictureTaker({ folder: csvFolder, ...(dryRun ? {} : { into: folder }) }),
      onProgress: () => undefined,
    })
  const goodFile = path.join(csvFolder, 'products.csv')
  const bySlug = ({ products }: Catalogue, slug: string) => products.find((product) => product.slug === slug)

  it('loads good products and refuses bad ones whole, with line, column and reason', async () => {
    const { catalogue, report } = await read(goodFile)
    expect(catalogue.products.map(({ slug }) => slug)).toEqual(['harbour-boot', 'tide-tee', 'log-book'])
    expect(report).toMatchObject({ products: 3, variants: 5, pictures: 2, unpublished: 1, refused: 3 })
    expect(report.refusals).toEqual([
      { line: 7, column: 'Variant Price', reason: '"twelve" is no price in USD' },
      { line: 9, column: 'Variant Inventory Qty', reason: '"many" is no whole number' },
      { line: 10, column: 'Handle', reason: 'is empty' },
    ])
    expect(report.warnings).toEqual([
      { line: 6, column: 'Image Src', reason: 'images/broken.png is no readable picture: left out' },
    ])
    expect(report.refusedIds).toEqual(['price-less', 'half-size'].map(productIdOf))
  })

  it('puts colour first, sorts sizes, keeps sale prices, stock and pictures by colour', async () => {
    const { catalogue } = await read(goodFile)
    const boot = bySlug(catalogue, 'harbour-boot')
    expect(boot?.attributes.map(({ type, options }) => [type, options.map(({ id }) => id)])).toEqual([
      ['color', ['slate', 'rust']],
      ['size', ['41', '42', '43']],
    ])
    expect(boot?.variants[0]).toMatchObject({
      upc: 'HB-43-SL',
      quantity: 4,
      prices: { USD: { current: 15_000, original: 19_000 } },
    })
    expect(boot?.images.map(({ colorId, width, height }) => [colorId, width, height])).toEqual([
      ['slate', 60, 80],
      ['rust', 60, 80],
    ])
    expect(boot?.description['en']).not.toContain('script')
    expect(bySlug(catalogue, 'tide-tee')?.variants[0]?.quantity).toBe(999_999)
  })

  it('takes the word of a column that what is sold out will not come back', async () => {
    const file = path.join(folder, 'restock.csv')
    const rows = ['Handle,Title,Variant Price,Restock', 'old-boot,Old Boot,90,no', 'new-boot,New Boot,90,yes']
    await writeFile(file, rows.join('\n'))
    const { catalogue } = await read(file)
    expect(bySlug(catalogue, 'old-boot')).toHaveProperty('isNotRestocked', true)
    expect(bySlug(catalogue, 'new-boot')).not.toHaveProperty('isNotRestocked')
  })

  it('gives the same ids each time', async () => {
    expect((await read(goodFile)).catalogue).toEqual((await read(goodFile)).catalogue)
    expect(productIdOf('harbour-boot')).toMatch(/^[A-Z0-9]{8,11}$/)
  })

  it('keeps each picture once, and none in a dry run', async () => {
    await read(goodFile, true)
    expect(await readdir(folder)).toEqual([])
    await read(goodFile)
    expect(await readdir(path.join(folder, 'imported'))).toHaveLength(2)
  })

  it.each([
    ['a wrong header', 'Name,Price\nBoot,10\n', 'The header lacks "Handle", "Title"'],
    ['no rows', 'Handle,Title,Variant Price\n', 'The file holds no products.'],
    ['an open quote', 'Handle,Title,Variant Price\nx,"Boot,10\n', 'The file cannot be read as a table'],
  ])('refuses a file with %s', async (_, text, message) => {
    const file = path.join(folder, 'wrong.csv')
    await writeFile(file, text)
    const outcome = read(file)
    await expect(outcome).rejects.toThrow(WrongFile)
    await expect(outcome).rejects.toThrow(message)
  })

  it('says which file is missing', async () => {
    await expect(read('nowhere.csv')).rejects.toThrow('nowhere.csv cannot be opened.')
  })

  it('takes no picture from outside the folder of the CSV', async () => {
    const taken = await pictureTaker({ folder: csvFolder, into: folder })('../../../package.json')
    expect(taken).toEqual({ ok: false, error: 'lies outside the folder of the file' })
  })
})
