import { existsSync } from 'node:fs'
import path from 'node:path'
import { administer, type Administration } from '#src/composition/administration.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { lockForProcess } from '#src/backend/platform/process-lock.ts'
import { reachShop } from '#src/composition/control/control-client.ts'
import { databasePlace } from '#src/composition/environment/database-place.ts'
import type { Environment } from '#src/composition/environment/environment.ts'
import { createLog } from '#src/composition/open-log.ts'
import { emptyDatabase } from '../astro-build.ts'

export type OpenCatalogue = { catalogue: Administration; close: () => Promise<void> }

const nothingYet: Administration = {
  summary: async () => ({ products: [], categories: [] }),
  pictures: async () => [],
  read: async () => ({ categories: [], products: [] }),
  update: async () => ({ updated: 0, missing: [] }),
  load: async () => ({ loaded: 0, unchanged: 0, refused: [], removed: 0 }),
  promotions: { load: async () => ({ loaded: 0, removed: 0 }), generateCodes: async () => [] },
  giftCards: { make: async () => [], load: async () => ({ loaded: 0, known: 0 }) },
  stores: {
    load: async () => ({ loaded: 0, refused: [], removed: 0 }),
    updateStock: async () => ({ updated: 0, missing: [] }),
  },
}

/**
 * Opens catalogue, promotions and stores: through the running shop where it holds the embedded database, else by the database itself.
 * One program at a time. Throws when another process has the database and does not answer.
 * @param isDry a database that is not there yet is not made
 * @param empty folder of a database that a new embedded one begins as: to make one takes 1.2 GB of memory
 */
export const openCatalogue = async (
  environment: Environment,
  isDry: boolean,
  empty = emptyDatabase,
): Promise<OpenCatalogue> => {
  const { DATABASE_URL, WELT_DATA } = environment
  if (isDry && !DATABASE_URL && !existsSync(path.join(WELT_DATA, 'database')))
    return { catalogue: nothingYet, close: async () => undefined }
  const unlock = lockForProcess(path.join(WELT_DATA, 'import'))
  try {
    const shop = DATABASE_URL ? undefined : await reachShop(WELT_DATA)
    if (shop) return { catalogue: shop, close: async () => unlock() }
    const database = await openDatabase(databasePlace(environment, empty), createLog('warn'))
    return {
      catalogue: administer(database),
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
