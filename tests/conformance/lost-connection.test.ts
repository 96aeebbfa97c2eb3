import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { openDatabase } from '#src/backend/platform/open-database.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'

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
  await vi.waitFor(() => expect(invalidations.isHearing()).toBe(true), { timeout: 5_000 })
  const heard: string[] = []
  invalidations.subscribe({ changed: (tags) => heard.push(...tags), missed: () => heard.push('missed') })

  await invalidate(other.sql, ['one'])
  await vi.waitFor(() => expect(heard).toEqual(['one']), { timeout: 1_000 })

  await other.sql.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' or (query = 'select 1' and pid <> pg_backend_pid())`)
  await vi.waitFor(() => expect(heard).toContain('missed'), { timeout: 5_000 })
  await vi.waitFor(() => expect(invalidations.isHearing()).toBe(true), { timeout: 5_000 })
  await invalidate(other.sql, ['two'])
  await vi.waitFor(() => expect(heard.at(-1)).toBe('two'), { timeout: 1_000 })
}, 60_000)
