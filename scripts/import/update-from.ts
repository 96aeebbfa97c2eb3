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
  const { updates, refusals } = await readVariantUpdates({ ...given, only })
  const found = given.isDry ? updates.length : await shop.update(updates)
  console.log(
    `${found} variants ${given.isDry ? 'can be' : ''} updated, ${updates.length} named, ${refusals.length} lines refused.`,
  )
  printFindings('Refused:', refusals)
  return refusals.length > 0 || found < updates.length ? 1 : 0
}
