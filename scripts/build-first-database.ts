// Makes the databases that new ones begin as, in the folders that are named: an empty one, where only the tables are up to
// date, for imports, and one for shops: with the demo's catalogue, stores and promotions, and the tables of the job runner, which a shop would make
// while its first visitors are there.
import { rm } from 'node:fs/promises'
import { createJobs } from '#src/backend/platform/jobs/jobs.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { loadDemoShop } from '#src/composition/demo-shop/load-demo-shop.ts'

const [, , empty, folder] = process.argv
if (empty === undefined || folder === undefined) throw new Error('Name the folders.')
const log = { info: () => undefined, warn: console.warn, error: console.error }
for (const one of [empty, folder]) await rm(one, { recursive: true, force: true })
await (await openDatabase({ dataFolder: empty }, log)).close()
const database = await openDatabase({ dataFolder: folder, first: empty }, log)
await loadDemoShop(database)
const jobs = createJobs({ database, jobs: [], log })
await jobs.start()
await jobs.stop()
await database.close()
