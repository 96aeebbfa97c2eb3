import { sql } from 'drizzle-orm'
import { beforeAll, afterAll, expect, it, onTestFinished } from 'vitest'
import { createCatalogueReads } from '#src/backend/catalogue/catalogue-reads.ts'
import { loadFirstCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'
import { eventually } from '#tests/setup/eventually.ts'

let server: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  server = await freshDatabase()
})
afterAll(() => server.drop())

const one = 'the secret of most instances, long enough'
const other = 'a secret that another instance made itself'

const opened = async (secret: string, url = server.url): Promise<Database> => {
  const database = await openDatabase({ url }, silentLog, { secret })
  onTestFinished(() => database.close())
  return database
}

const hears = ({ invalidations }: Database) => eventually(() => expect(invalidations.isHearing()).toBe(true))

it('refuses an instance with another secret, says what to set, and takes one with the same', async () => {
  await opened(one)
  await expect(opened(other)).rejects.toThrow('Set SESSION_SECRET to the same value on all instances')
  await opened(one)
})

it('still refuses one after the connection that shows the secret was lost', async () => {
  const database = await opened(one)
  await hears(database)
  await database.sql.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'listen %' or query = 'select 1')`)
  await eventually(() => expect(database.invalidations.isHearing()).toBe(false))
  await hears(database)
  await expect(opened(other)).rejects.toThrow('SESSION_SECRET')
})

it('takes another secret once no instance has the old one, and minds no other database', async () => {
  const first = await openDatabase({ url: server.url }, silentLog, { secret: one })
  const elsewhere = await freshDatabase()
  const there = await openDatabase({ url: elsewhere.url }, silentLog, { secret: other })
  await first.close()
  await opened(other)
  await there.close()
  await elsewhere.drop()
})

it('lets one of two with different secrets stay that start together', async () => {
  const started = await Promise.allSettled([opened(one), opened(other)])
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('loads the first catalogue once, however many start together', async () => {
  const { url, drop } = await freshDatabase()
  const instances = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase({ url }, silentLog, { secret: one })),
  )
  await Promise.all(instances.map((database) => loadFirstCatalogue(database, catalogue)))
  const versions = await Promise.all(instances.map(({ sql: db }) => createCatalogueReads(db).version()))
  expect(versions).toEqual([1, 1, 1, 1, 1])
  await Promise.all(instances.map((database) => database.close()))
  await drop()
})
