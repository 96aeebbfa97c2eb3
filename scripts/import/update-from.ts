import type { CatalogueAdministration } from '#src/backend/catalogue/catalogue-administration.ts'
import { readVariantUpdates } from '#src/backend/catalogue/import/variant-updates.ts'
import type { ImportArguments } from './arguments.ts'
import { printFindings } from './print-report.ts'

/** Changes stock or prices alone by a file; returns the command's exit code. */
export const updateFrom = async (
  shop: CatalogueAdministration,
  given: ImportArguments,
  only: 'stock' | 'prices',
): Promise<number> => {
  const { updates, refusals, notFound } = await readVariantUpdates({ ...given, only })
  const { updated, missing } = given.isDry
    ? { updated: updates.length, missing: [] }
    : await shop.update(updates)
  console.log(
    `${updated} variants ${given.isDry ? 'can be updated' : 'updated'}, ${updates.length} named, ` +
      `${missing.length} not found, ${refusals.length} lines refused.`,
  )
  printFindings('Refused:', refusals)
  printFindings('Not found:', missing.map(notFound))
  return refusals.length > 0 || missing.length > 0 ? 1 : 0
}
