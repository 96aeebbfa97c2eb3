import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'
import { eventually } from '#tests/setup/eventually.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

it('says that changes may have been missed once a lost connection is back, and hears again', async () => {
  const { url, drop } = await freshDatabase()
  const database = await openDatabase({ url }, log)
  const other = await openDatabase({ url }, log)
  onTestFinished(async () => {
    await Promise.all([database.close(), other.close()])
    await drop()
  })
  const { invalidations } = database
  await eventually(() => expect(invalidations.isHearing()).toBe(true))
  const heard: string[] = []
  invalidations.subscribe({ changed: (tags) => heard.push(...tags), missed: () => heard.push('missed') })

  await invalidate(other.sql, ['one'])
  await eventually(() => expect(heard).toEqual(['one']))

  await other.sql.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' or (query = 'select 1' and pid <> pg_backend_pid())`)
  await eventually(() => expect(heard).toContain('missed'))
  await eventually(() => expect(invalidations.isHearing()).toBe(true))
  await invalidate(other.sql, ['two'])
  await eventually(() => expect(heard.at(-1)).toBe('two'))
})
