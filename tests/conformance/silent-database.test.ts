import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { openWay } from '#tests/setup/cut-off.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { openShop } from './backend/shop.ts'
import { createVisitor, refusal, shopper } from './backend/visitor.ts'

/** A shop whose way to its database can fall silent, and the database by another way. */
const opened = async (deadlineMs: number) => {
  const { url, drop } = await freshDatabase()
  const way = await openWay(url)
  const shop = await openShop({ url: way.url }, { deadlineMs })
  const direct = await openDatabase({ url }, silentLog)
  onTestFinished(async () => {
    way.resume()
    await Promise.all([shop.close(), direct.close()])
    await way.close()
    await drop()
  })
  return { way, ...shop, direct }
}

it('refuses what the database does not answer, and goes on when it does', async () => {
  const { way, backend } = await opened(2_000)
  const shopping = await shopper(backend)
  await shopping.add('boot-frn-8')

  way.silence()
  const body = { cartId: shopping.cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
  const late = await shopping.send('POST', '/cart/v1/item', { body })
  expect(late.headers.get('retry-after')).toBe('5')
  expect((await refusal(late, 'GEN504')).status).toBe(504)
  const path = { basketId: shopping.cartId }
  await shopping.refused('GEN504', 'GET /cart/v1/cart/{basketId}', { path })
  expect((await shopping.send('GET', '/readyz')).status).toBe(503)

  way.resume()
  await eventually(async () => expect((await shopping.send('GET', '/readyz')).status).toBe(200))
  await shopping.add('boot-frn-8')
  const { totals } = await shopping.read()
  // Two were acknowledged; of the third nobody knew.
  expect([2, 3]).toContain(totals.totalUnits)
})

it('lets nobody else wait once one has waited in vain', async () => {
  const { way, database } = await opened(2_000)
  way.silence()
  await expect(database.sql.execute(sql`select 1`)).rejects.toThrow()
  const slow = database.sql.execute(sql`select 2`).catch(() => 'refused')
  const next = await Promise.race([slow, new Promise((resolve) => setImmediate(() => resolve('waits')))])
  expect(next).toBe('refused')
})

it('says that it is not ready, and that it lives, while a statement still waits', async () => {
  const { way, backend } = await opened(60_000)
  const shopping = await shopper(backend)
  way.silence()
  const events: string[] = []
  const waiting = shopping.read().then(() => events.push('answered'))
  for (const path of ['/healthz', '/readyz'])
    events.push(`${path} ${(await createVisitor(backend).send('GET', path)).status}`)
  way.resume()
  await waiting
  expect(events).toEqual(['/healthz 200', '/readyz 503', 'answered'])
})

it('commits a transaction whole or not at all, and nothing later as a part of it', async () => {
  const { way, database, direct } = await opened(2_000)
  await direct.sql.execute(sql`create table written (n int)`)
  const write = (n: number) => sql`insert into written values (${n})`

  const midway = database.sql.transaction(async (tx) => {
    await tx.execute(write(1))
    way.silence()
    await tx.execute(write(2))
  })
  await expect(midway).rejects.toThrow()
  way.resume()
  await eventually(() => database.sql.execute(sql`select 1`))
  await Promise.all([3, 4, 5].map((n) => database.sql.execute(write(n))))

  const atItsEnd = database.sql.transaction(async (tx) => {
    await tx.execute(write(6))
    await tx.execute(write(7))
    way.silence()
  })
  await expect(atItsEnd).rejects.toThrow()
  way.resume()
  await eventually(() => database.sql.execute(sql`select 1`))

  const { rows } = await direct.sql.execute<{ n: number }>(sql`select n from written order by n`)
  expect([
    [3, 4, 5],
    [3, 4, 5, 6, 7],
  ]).toContainEqual(rows.map(({ n }) => n))
})

it('hears of changes again where the connection it heard on went silent for good', async () => {
  const { way, database, direct } = await opened(2_000)
  await eventually(() => expect(database.invalidations.isHearing()).toBe(true))
  const heard: string[] = []
  database.invalidations.subscribe({ changed: (tags) => heard.push(...tags), missed: () => undefined })
  way.silence()
  await eventually(() => expect(database.invalidations.isHearing()).toBe(false))
  way.lose()
  await eventually(async () => {
    await invalidate(direct.sql, ['one'])
    expect(heard).toContain('one')
  })
  await eventually(() => database.sql.execute(sql`select 1`))
})

it('gives a slow statement up, but not what may take long', async () => {
  const { database } = await opened(2_000)
  await expect(database.sql.execute(sql`select pg_sleep(60)`)).rejects.toThrow()
  await database.patient.execute(sql`select pg_sleep(3)`)
  await eventually(() => database.sql.execute(sql`select 1`))
})

it('outlives the loss of a connection that nothing is under way on within a transaction', async () => {
  const { database, direct } = await opened(5_000)
  const begun = Promise.withResolvers<number | undefined>()
  const gone = Promise.withResolvers<undefined>()
  const lost = database.sql.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    begun.resolve(rows[0]?.pid)
    await gone.promise
    await tx.execute(sql`select 1`)
  })
  await direct.sql.execute(sql`select pg_terminate_backend(${await begun.promise}, 10000), pg_sleep(0.2)`)
  gone.resolve(undefined)
  await expect(lost).rejects.toThrow()
  await eventually(() => database.sql.execute(sql`select 1`))
})
