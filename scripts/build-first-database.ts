// Makes the database that a new shop begins as, in the folder that is named: tables up to date, the demo catalogue loaded, and
// the tables of the job runner, which a shop would make while its first visitors are there.
import { rm } from 'node:fs/promises'
import { loadFirstCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { createJobs } from '#src/backend/platform/jobs.ts'
import { openDatabase } from '#src/backend/platform/open-database.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Name the folder.')
const log = { info: () => undefined, warn: console.warn, error: console.error }
await rm(folder, { recursive: true, force: true })
const database = await openDatabase({ dataFolder: folder }, log)
await loadFirstCatalogue(database, buildDemoCatalogue())
const jobs = createJobs({ database, jobs: [], log })
await jobs.start()
await jobs.stop()
await database.close()
