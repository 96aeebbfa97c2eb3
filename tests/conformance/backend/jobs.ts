import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { anyJob, type Job } from '#src/backend/platform/jobs/job.ts'
import { deadQueue } from '#src/backend/platform/jobs/failed-jobs.ts'
import { createJobs, type Jobs } from '#src/backend/platform/jobs/jobs.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'
import { member } from './accounts.ts'
import { shopper } from './visitor.ts'

type Note = { text: string }

/** Transactions that several stores share, and what is done in the background. */
export const describeJobs = (shop: () => Shop): void => {
  const running: Jobs[] = []
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop()
  })

  const noting = (name: string, run: (note: Note) => Promise<void>): Job<Note> => ({
    name,
    data: z.object({ text: z.string() }),
    run,
    retryLimit: 2,
    retryDelay: 0,
  })
  const startJobs = async (job: Job<Note>): Promise<Jobs> => {
    const jobs = createJobs({
      database: shop().database,
      jobs: [anyJob(job)],
      log: silentLog,
      pollingSeconds: 0.5,
    })
    running.push(jobs)
    await jobs.start()
    return jobs
  }
  const countIn = async (queue: string, state: string): Promise<number> => {
    const { rows } = z
      .object({ rows: z.array(z.object({ count: z.coerce.number() })) })
      .parse(
        await shop().database.sql.execute(
          sql`select count(*) from pgboss.job where name = ${queue} and state::text = ${state}`,
        ),
      )
    return rows[0]?.count ?? 0
  }

  it('does what was sent in a transaction that is committed, and never what was in one that is not', async () => {
    const done: string[] = []
    const note = noting('outbox', async ({ text }) => void done.push(text))
    const jobs = await startJobs(note)
    await expect(
      jobs.unitOfWork(async (unit) => {
        await unit.send(note, { text: 'rolled back' })
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    await jobs.unitOfWork((unit) => unit.send(note, { text: 'committed' }))
    await expect.poll(() => countIn('outbox', 'completed')).toBe(1)
    expect(done).toEqual(['committed'])
  })

  it('tries a job that fails again, and then lays it with the dead letters', async () => {
    let tries = 0
    const note = noting('failing', () => {
      tries += 1
      return Promise.reject(new Error('the printer is on fire'))
    })
    const jobs = await startJobs(note)
    await jobs.unitOfWork((unit) => unit.send(note, { text: 'print' }))
    await expect.poll(() => countIn(deadQueue('failing'), 'created')).toBe(1)
    expect(tries).toBe(3)
  })

  it('does each job once, however many instances run', async () => {
    const done: string[] = []
    const note = noting('shared', async ({ text }) => void done.push(text))
    const instances = [await startJobs(note), await startJobs(note), await startJobs(note)]
    const texts = Array.from({ length: 30 }, (_, index) => `note ${index}`)
    for (const [index, text] of texts.entries())
      await instances[index % 3]?.unitOfWork((unit) => unit.send(note, { text }))
    await expect.poll(() => countIn('shared', 'completed')).toBe(30)
    expect(done.toSorted()).toEqual(texts.toSorted())
  })

  /** A job under way whose process does nothing more; what it does once it wakes. */
  const underWay = async (name: string) => {
    const killed = Promise.withResolvers<undefined>()
    const begun = Promise.withResolvers<undefined>()
    const note = noting(name, async () => {
      begun.resolve(undefined)
      await killed.promise
    })
    const jobs = await startJobs(note)
    await jobs.unitOfWork((unit) => unit.send(note, { text: 'a letter' }))
    await begun.promise
    return killed
  }

  it('does at once, after a start, what a killed process had under way', async () => {
    const { resolve } = await underWay('killed')
    await shop().database.sql.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '21 seconds' where name = 'killed'`,
    )
    const done: string[] = []
    await startJobs(noting('killed', async ({ text }) => void done.push(text)))
    await expect.poll(() => countIn('killed', 'completed'), { timeout: 8000 }).toBe(1)
    expect(done).toEqual(['a letter'])
    resolve(undefined)
  })

  it('leaves to a process what it has under way and tells of', async () => {
    const { resolve } = await underWay('slow')
    const done: string[] = []
    await startJobs(noting('slow', async ({ text }) => void done.push(text)))
    await wait(1500)
    expect(await countIn('slow', 'active')).toBe(1)
    resolve(undefined)
    await expect.poll(() => countIn('slow', 'completed'), { timeout: 8000 }).toBe(1)
    expect(done).toEqual([])
  })

  it('leaves nothing at work of a start that failed', async () => {
    const done: string[] = []
    const note = noting('early', async ({ text }) => void done.push(text))
    const never = {
      ...noting('never', async () => undefined),
      schedule: { cron: 'no time', data: { text: '' } },
    }
    const { database } = shop()
    const failing = createJobs({
      ...{ database, log: silentLog, pollingSeconds: 0.5 },
      jobs: [anyJob(note), anyJob(never)],
    })
    running.push(failing)
    await expect(failing.start()).rejects.toThrow()
    const sender = await startJobs(noting('other', async () => undefined))
    await sender.unitOfWork((unit) => unit.send(note, { text: 'to nobody' }))
    await wait(2_000)
    expect(done).toEqual([])
  })

  it('refuses the outer handle within a transaction, and takes it again after', async () => {
    const { sql: db } = shop().database
    const refused: unknown = await db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await db.execute(sql`select 1`)
      })
      .catch((error: unknown) => error)
    expect(refused instanceof Error && String(refused.cause)).toContain('only its own handle')
    await expect(
      db.transaction((tx) => tx.transaction(() => db.transaction(async () => undefined))),
    ).rejects.toThrow('only its own handle')
    await db.execute(sql`select 1`)
  })

  it('purges carts by age, and none that a shopper changes meanwhile', async () => {
    const { sql: db } = shop().database
    const old = '2026-01-01T00:00:00.000Z'
    const make = (count: number, at: string) =>
      db.execute(sql`insert into cart select gen_random_uuid(), gen_random_uuid(), 'USD', 1, ${at}, ${at}
        from generate_series(1, ${count}::int)`)
    await make(1200, old)
    const visitors = await Promise.all(Array.from({ length: 10 }, () => shopper(shop().backend)))
    const full = await shopper(shop().backend)
    await full.add('boot-frn-9')
    const ids = visitors.map(({ cartId }) => cartId)
    await db.execute(sql`update cart set updated_at = ${old} where id in ${ids}`)
    await db.execute(sql`update cart set updated_at = '2026-05-20T10:00:00Z' where id = ${full.cartId}`)

    const purge = async () => {
      await purgeAt(shop(), 'empty-carts', opening)
      await purgeAt(shop(), 'carts', opening)
    }
    const item = { productId: 'FELLBOOT1', upc: 'boot-frn-9' }
    const adds = visitors.map(({ send, cartId }) =>
      send('POST', '/cart/v1/item', { body: { cartId, ...item } }),
    )
    const [answers] = await Promise.all([Promise.all(adds), purge(), purge()])
    for (const [index, answer] of answers.entries()) {
      expect([200, 404]).toContain(answer.status)
      if (answer.status === 200) expect(await visitors[index]?.read()).toMatchObject({ items: [{ qty: 1 }] })
    }
    expect(await full.read()).toMatchObject({ items: [{ qty: 1 }] })
    const { rows } = await db.execute(sql`select 1 from cart where updated_at <= ${old}`)
    expect(rows).toEqual([])
  })

  it('keeps carts and favorites of customers as long as they stay', async () => {
    const { sql: db } = shop().database
    const old = '2025-01-01T00:00:00.000Z'
    const [customer, guest] = [await member(shop()), await shopper(shop().backend)]
    await customer.signIn()
    const { id } = await customer.call('POST /cart/v1/cartWithItem', {
      body: { productId: 'FELLBOOT1', upc: 'boot-frn-9', qty: 1 },
    })
    for (const one of [customer, guest])
      await one.call('POST /wishlists/v2/favorites', { body: { id: 'FELLBOOT1' } })
    await guest.add('boot-frn-9')
    for (const table of ['cart', 'wishlist'])
      await db.execute(sql`update ${sql.identifier(table)} set updated_at = ${old}`)
    await purgeAt(shop(), 'carts', opening)
    await purgeAt(shop(), 'wishlists', opening)
    expect(await customer.call('GET /cart/v1/cart/{basketId}', { path: { basketId: id } })).toMatchObject({
      totals: { totalUnits: 1 },
    })
    expect(await customer.call('GET /wishlists/v2/favorites', {})).toMatchObject({ total: 1 })
    expect(await guest.send('GET', `/cart/v1/cart/${guest.cartId}`, {})).toMatchObject({ status: 404 })
    expect(await guest.call('GET /wishlists/v2/favorites', {})).toMatchObject({ total: 0 })
  })

  it('keeps a cart that its visitor comes back to look at', async () => {
    const { sql: db } = shop().database
    const old = '2026-01-01T00:00:00.000Z'
    const [looking, gone] = [await shopper(shop().backend), await shopper(shop().backend)]
    for (const visitor of [looking, gone]) await visitor.add('boot-frn-9')
    await db.execute(sql`update cart set updated_at = ${old} where id in ${[looking.cartId, gone.cartId]}`)
    await looking.read()
    await purgeAt(shop(), 'carts', opening)
    expect(await looking.read()).toMatchObject({ items: [{ qty: 1 }] })
    expect(await gone.send('GET', `/cart/v1/cart/${gone.cartId}`, {})).toMatchObject({ status: 404 })
  })
}
