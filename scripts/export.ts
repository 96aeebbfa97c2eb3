import { createWriteStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { shopifyCsv } from '#src/backend/catalogue/export/shopify-csv.ts'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import { importedPictures } from '#src/backend/catalogue/import/pictures/import-pictures.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { openCatalogue } from './import/open-imported-catalogue.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run export -- products.csv [--currency USD] [--language en]

  Writes what is on sale as Shopify's product CSV, and imported pictures into a folder \`images\` beside it.`

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      currency: { type: 'string', default: 'USD' },
      language: { type: 'string', default: 'en' },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new WrongFile(usage)
  const file = path.resolve(name)
  const environment = readEnvironment(process.env)
  const pictures = new Set<string>()
  const { catalogue: shop, close } = await openCatalogue(environment, true)
  try {
    const catalogue = await shop.read()
    const pictureSource = (publicId: string): string => {
      if (!publicId.startsWith(`${importedPictures}/`)) return ''
      pictures.add(publicId)
      return `images/${path.basename(publicId)}`
    }
    await mkdir(path.dirname(file), { recursive: true })
    const lines = shopifyCsv(catalogue, { ...values, pictureSource })
    await pipeline(Readable.from(lines), createWriteStream(file))
    const folder = path.join(path.dirname(file), 'images')
    if (pictures.size > 0) await mkdir(folder, { recursive: true })
    for (const publicId of pictures)
      await copyFile(
        path.join(environment.WELT_DATA, 'pictures', publicId),
        path.join(folder, path.basename(publicId)),
      )
    console.log(`${catalogue.products.length} products and ${pictures.size} pictures exported to ${file}.`)
    return 0
  } finally {
    await close()
  }
}

await runCommand(run)
