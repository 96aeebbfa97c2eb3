import path from 'node:path'
import { importCatalogue } from '#src/backend/catalogue/import/import-catalogue.ts'
import { pictureTaker } from '#src/backend/catalogue/import/pictures/import-pictures.ts'
import type { CatalogueAdministration } from '#src/backend/catalogue/catalogue-administration.ts'
import { kindOfFile } from '#src/backend/stores/import/file-kind.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { readArguments, type ImportArguments } from './import/arguments.ts'
import { importStores, importStoreStock } from './import/import-stores.ts'
import { openCatalogue } from './import/open-imported-catalogue.ts'
import { printReport } from './import/print-report.ts'
import { progressOf } from './import/progress.ts'
import { askConsent, needsConsent, printRemovals, removalsOf } from './import/removals.ts'
import { promotionsFrom } from './import/promotions-from.ts'
import { removeUnusedPictures } from './import/unused-pictures.ts'
import { updateFrom } from './import/update-from.ts'
import { runCommand } from './run-command.ts'

const importInto = async (
  shop: CatalogueAdministration,
  given: ImportArguments,
  picturesFolder: string,
): Promise<number> => {
  const { file, isDry, replaces } = given
  const begun = performance.now()
  const before = await shop.summary()
  const reading = progressOf('Reading')
  const { catalogue, report } = await importCatalogue({
    ...given,
    now: new Date().toISOString(),
    takePicture: pictureTaker({
      folder: path.dirname(file),
      allowsPrivate: given.allowsPrivate,
      ...(isDry ? {} : { into: picturesFolder }),
    }),
    known: {
      publishedAt: new Map(before.products.map(({ productId, publishedAt }) => [productId, publishedAt])),
      categorySlugs: new Map(before.categories.map(({ categoryId, slug }) => [categoryId, slug])),
    },
    onProgress: reading.show,
  })
  reading.end()

  const stays = new Set([...catalogue.products.map(({ productId }) => productId), ...report.refusedIds])
  const removals = replaces ? removalsOf(before, stays) : []
  printRemovals(removals, isDry)
  if (!isDry && catalogue.products.length > 0) {
    if (!given.isSure && needsConsent(before, removals)) await askConsent(removals.length)
    const storing = progressOf('Storing')
    const stored = await shop.load(catalogue, {
      replace: replaces,
      keep: report.refusedIds,
      onProgress: storing.show,
    })
    storing.end()
    for (const { productId, reason } of stored.refused) {
      const product = catalogue.products.find((one) => one.productId === productId)
      console.log(`  ${product?.slug ?? productId}: ${reason}`)
      report.variants -= product?.variants.length ?? 0
      report.pictures -= product?.images.length ?? 0
    }
    if (stored.unchanged > 0) console.log(`${stored.unchanged} products are unchanged.`)
    if (stored.removed > 0) console.log(`${stored.removed} products taken out.`)
    report.products = stored.loaded
    report.refused += stored.refused.length
    const unused = await removeUnusedPictures(picturesFolder, await shop.pictures())
    if (unused > 0) console.log(`${unused} pictures that nothing shows removed.`)
  }
  printReport(report, isDry, performance.now() - begun)
  return report.refused > 0 ? 1 : 0
}

const run = async (): Promise<number> => {
  const given = readArguments()
  const environment = readEnvironment(process.env)
  const { catalogue, close } = await openCatalogue(environment, given.isDry)
  try {
    if (given.file.endsWith('.json')) return await promotionsFrom(catalogue.promotions, given)
    const kind = await kindOfFile(given.file)
    if (kind === 'stores') return await importStores(catalogue.stores, given)
    if (kind === 'storeStock') return await importStoreStock(catalogue.stores, given)
    return given.only === undefined
      ? await importInto(catalogue, given, path.join(environment.WELT_DATA, 'pictures'))
      : await updateFrom(catalogue, given, given.only)
  } finally {
    await close()
  }
}

await runCommand(run)
