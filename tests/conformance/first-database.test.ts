import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { createCatalogueReads } from '#src/backend/catalogue/catalogue-reads.ts'
import { loadCatalogue, loadFirstCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { openCatalogue } from '../../scripts/import/open-imported-catalogue.ts'

it('is what a new database begins as, and changes none that is there', async () => {
  const folder = await temporaryFolder('welt-first-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = path.join(folder, 'first')
  const own = path.join(folder, 'own')
  const empty = await openDatabase({ dataFolder: first }, silentLog)
  await loadFirstCatalogue(empty, catalogue)
  await empty.close()

  // What a process left that ended midway.
  await mkdir(path.join(own, 'database.new'), { recursive: true })
  await writeFile(path.join(own, 'database.new', 'PG_VERSION'), 'half')
  const database = await openDatabase({ dataFolder: own, first }, silentLog)
  expect(await createCatalogueReads(database.sql).version()).toBe(1)
  expect(await readdir(own)).not.toContain('database.new')
  await loadCatalogue(database, { ...catalogue, products: catalogue.products.slice(1) }, { replace: true })
  await database.close()

  const again = await openDatabase({ dataFolder: own, first }, silentLog)
  expect(await createCatalogueReads(again.sql).version()).toBe(2)
  await again.close()
})

it('comes from the build with the tables of jobs, which first visitors need not wait for', async () => {
  const folder = await temporaryFolder('welt-first-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = path.join(folder, 'first')
  await promisify(execFile)(process.execPath, [
    'scripts/build-first-database.ts',
    path.join(folder, 'empty'),
    first,
  ])
  const database = await openDatabase({ dataFolder: first }, silentLog)
  onTestFinished(() => database.close())
  const { rows } = await database.sql.execute(sql`select to_regclass('pgboss.job') is not null as has_jobs`)
  expect(rows).toEqual([{ has_jobs: true }])
})

it('is empty for an import into a new folder', async () => {
  const folder = await temporaryFolder('welt-empty-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const empty = path.join(folder, 'empty')
  const made = await openDatabase({ dataFolder: empty }, silentLog)
  await made.sql.execute(sql`create table mark ()`)
  await made.close()

  const environment = readEnvironment({ WELT_DATA: path.join(folder, 'data') })
  const { catalogue: own, close } = await openCatalogue(environment, false, empty)
  expect(await own.summary()).toEqual({ products: [], categories: [] })
  await close()
  const database = await openDatabase({ dataFolder: path.join(folder, 'data', 'database') }, silentLog)
  await database.sql.execute(sql`select from mark`)
  await database.close()
})
