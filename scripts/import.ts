import path from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar, Presets } from 'cli-progress'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { openDatabase } from '#src/backend/platform/open-database.ts'
import { sanitizeFlow } from '#src/canvas/rich-text.ts'
import { databasePlace } from '#src/composition/database-place.ts'
import { readEnvironment } from '#src/composition/environment.ts'
import { createLog } from '#src/composition/log.ts'
import { readShopifyCatalogue } from '#src/backend/catalogue/import/shopify-catalogue.ts'
import { pictureTaker } from '#src/backend/catalogue/import/import-pictures.ts'
import { WrongFile, type Refusal } from '#src/backend/catalogue/import/shopify-rows.ts'

const usage = `Usage: npm run import -- products.csv [options]

  --dry-run        read and check everything, write nothing
  --currency USD   currency of the file's prices
  --language en    language of its texts
  --replace        the shop then holds this file's products and no others`

const shownRefusals = 200

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      currency: { type: 'string', default: 'USD' },
      language: { type: 'string', default: 'en' },
      replace: { type: 'boolean', default: false },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongFile(usage)
  if (!Intl.supportedValuesOf('currency').includes(values.currency))
    throw new WrongFile(`"${values.currency}" is no currency.\n\n${usage}`)
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/.test(values.language))
    throw new WrongFile(`"${values.language}" is no language.\n\n${usage}`)
  return { file: path.resolve(file), ...values }
}

const bar = (what: string) => {
  const shown = new SingleBar(
    { format: `${what} {bar} {value}/{total}`, noTTYOutput: true, notTTYSchedule: 2000 },
    Presets.shades_classic,
  )
  return {
    show: (done: number, total: number) => {
      if (!shown.isActive) shown.start(total, done)
      else shown.update(done)
    },
    end: () => shown.stop(),
  }
}

const printRefusals = (refusals: readonly Refusal[]): void => {
  for (const { line, column, reason } of refusals.slice(0, shownRefusals))
    console.log(`  line ${line}, ${column}: ${reason}`)
  if (refusals.length > shownRefusals) console.log(`  … and ${refusals.length - shownRefusals} more`)
}

const run = async (): Promise<number> => {
  const { file, currency, language, replace, 'dry-run': dryRun } = readArguments()
  const environment = readEnvironment(process.env)
  const begun = performance.now()
  const reading = bar('Reading')
  const { catalogue, report } = await readShopifyCatalogue({
    file,
    currency,
    language,
    now: new Date().toISOString(),
    clean: sanitizeFlow,
    takePicture: pictureTaker(path.dirname(file), path.join(environment.WELT_DATA, 'pictures'), dryRun),
    onProgress: reading.show,
  })
  reading.end()

  if (!dryRun && report.products > 0) {
    const database = await openDatabase(databasePlace(environment), createLog('warn'))
    const storing = bar('Storing')
    const stored = await loadCatalogue(database, catalogue, { replace, onProgress: storing.show })
    storing.end()
    await database.close()
    for (const { productId, reason } of stored.refused) {
      const product = catalogue.products.find((one) => one.productId === productId)
      console.log(`  ${product?.slug ?? productId}: ${reason}`)
    }
    if (replace) console.log(`${stored.removed} products taken out.`)
    report.products = stored.loaded
    report.refused += stored.refused.length
  }

  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(
    `${report.products} products with ${report.variants} variants and ${report.pictures} pictures ${dryRun ? 'can be imported' : 'imported'}, ` +
      `${report.unpublished} unpublished left out, ${report.refused} refused, in ${seconds} s.`,
  )
  printRefusals(report.refusals)
  return report.refused > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof WrongFile || 'code' in error ? error.message : error)
  process.exitCode = 2
}
