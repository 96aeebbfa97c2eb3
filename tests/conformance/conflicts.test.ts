import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'

const open = async () => {
  const { url, drop } = await freshDatabase()
  const databases = await Promise.all([openDatabase({ url }, silentLog), openDatabase({ url }, silentLog)])
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await drop()
  })
  const [one, other] = databases
  await one.sql.execute(sql`create table tally (name text primary key, count int not null)`)
  await one.sql.execute(sql`insert into tally values ('a', 0), ('b', 0)`)
  const counts = async () => (await one.sql.execute(sql`select name, count from tally order by name`)).rows
  return { one: one.sql, other: other.sql, counts }
}

const countUp = (tx: Sql, name: string) =>
  tx.execute(sql`update tally set count = count + 1 where name = ${name}`)

/** Two who wait for each other the first time, and not again. */
const meeting = () => {
  const here = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  return async (who: 0 | 1): Promise<void> => {
    here[who]?.resolve(undefined)
    await here[1 - who]?.promise
  }
}

it('lets both of two processes through whose transactions block each other', async () => {
  const { one, other, counts } = await open()
  const meet = meeting()
  const inOrder = (db: Sql, who: 0 | 1, names: [string, string]) =>
    db.transaction(async (tx) => {
      await countUp(tx, names[0])
      await meet(who)
      await countUp(tx, names[1])
    })
  await Promise.all([inOrder(one, 0, ['a', 'b']), inOrder(other, 1, ['b', 'a'])])
  expect(await counts()).toEqual([
    { name: 'a', count: 2 },
    { name: 'b', count: 2 },
  ])
})

it('lets both through that read the same and write by what they read', async () => {
  const { one, other, counts } = await open()
  const meet = meeting()
  const copy = (db: Sql, who: 0 | 1, from: string, to: string) =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`select count from tally where name = ${from}`)
        await meet(who)
        await tx.execute(
          sql`update tally set count = (select count + 1 from tally where name = ${from}) where name = ${to}`,
        )
      },
      { isolationLevel: 'serializable' },
    )
  await Promise.all([copy(one, 0, 'a', 'b'), copy(other, 1, 'b', 'a')])
  expect((await counts()).map(({ count }) => count).toSorted()).toEqual([1, 2])
})

it('lets both through that find no row and write it', async () => {
  const { one, other, counts } = await open()
  const meet = meeting()
  const ensure = (db: Sql, who: 0 | 1) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select from tally where name = 'c'`)
      await meet(who)
      if (rows.length === 0) await tx.execute(sql`insert into tally values ('c', 0)`)
      await countUp(tx, 'c')
    })
  await Promise.all([ensure(one, 0), ensure(other, 1)])
  expect(await counts()).toContainEqual({ name: 'c', count: 2 })
})
