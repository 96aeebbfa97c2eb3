import { sql } from 'drizzle-orm'
import type { Client, ClientBase } from 'pg'
import { z } from 'zod'
import type { Log } from '#src/base/log.ts'
import type { Sql } from './database/database.ts'

/** The channel on which processes that share a database tell each other what changed. */
const channel = 'welt_invalidation'

/** The engine refuses payloads of 8,000 bytes and more. */
const maxTagsAtOnce = 100

/** What hears of changes: the tags of what changed, or that some may have been missed. */
export type InvalidationListener = { changed: (tags: readonly string[]) => void; missed: () => void }

/** Says which cached responses are no longer good, in this process and in all others on the same database. */
export type Invalidations = {
  /** @returns ends the subscription */
  subscribe: (listener: InvalidationListener) => () => void
  /** Whether changes are heard now: while they are not, nothing may be held for long. */
  isHearing: () => boolean
  close: () => Promise<void>
}

/**
 * Tells every process that what carries these tags has changed, once the transaction commits.
 * @param tx the transaction that changes it
 */
export const invalidate = async (tx: Sql, tags: readonly string[]): Promise<void> => {
  const all = [...new Set(tags)]
  for (let from = 0; from < all.length; from += maxTagsAtOnce) {
    const payload = JSON.stringify(all.slice(from, from + maxTagsAtOnce))
    await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
  }
}

const tagsSchema = z.array(z.string())

const tagsOf = (payload: string | undefined): readonly string[] | undefined => {
  try {
    return tagsSchema.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}

/** Those who hear what one connection or another is told. */
export const createListeners = () => {
  const listeners = new Set<InvalidationListener>()
  const missed = (): void => listeners.forEach((listener) => listener.missed())
  return {
    subscribe: (listener: InvalidationListener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    missed,
    /** Begins to hear on a connection. Rejects where it breaks. */
    listenOn: async (connection: ClientBase): Promise<void> => {
      connection.on('notification', ({ channel: from, payload }) => {
        if (from !== channel) return
        const tags = tagsOf(payload)
        if (tags) listeners.forEach((listener) => listener.changed(tags))
        else missed()
      })
      await connection.query(`listen ${channel}`)
    },
  }
}

const firstPauseMs = 100
const maxPauseMs = 5_000
/** A connection that breaks without a word is found by asking: so often, in milliseconds. */
const probeEveryMs = 1_000

/**
 * Hears on a connection of its own, which is opened again whenever it breaks; what was said in between was missed.
 * @param connect makes a client that is not connected yet
 * @param greet what is said first on each new connection
 */
export const hearOnOwnConnection = (
  connect: () => Client,
  log: Log,
  greet: (connection: Client) => Promise<void>,
): Invalidations => {
  const { subscribe, missed, listenOn } = createListeners()
  let connection: Client | undefined
  let isHearing = false
  let isClosed = false
  let waiting: NodeJS.Timeout | undefined

  const lose = (client: Client, pauseMs: number): void => {
    if (connection !== client || isClosed) return
    connection = undefined
    isHearing = false
    clearTimeout(waiting)
    client.end().catch(() => undefined)
    waiting = setTimeout(() => void open(Math.min(pauseMs * 2, maxPauseMs)), pauseMs)
    waiting.unref()
  }

  const probe = (client: Client): void => {
    waiting = setTimeout(() => {
      const late = setTimeout(() => lose(client, firstPauseMs), probeEveryMs)
      late.unref()
      client
        .query('select 1')
        .then(
          () => isHearing && connection === client && probe(client),
          () => lose(client, firstPauseMs),
        )
        .finally(() => clearTimeout(late))
    }, probeEveryMs)
    waiting.unref()
  }

  const open = async (pauseMs: number): Promise<void> => {
    const client = connect()
    connection = client
    const broken = (error?: Error): void => {
      if (connection === client && isHearing)
        log.warn({ event: 'invalidations not heard', message: error?.message })
      lose(client, isHearing ? firstPauseMs : pauseMs)
    }
    client.on('error', broken)
    client.on('end', () => broken())
    try {
      await client.connect()
      await greet(client)
      await listenOn(client)
      if (connection !== client || isClosed) return void client.end().catch(() => undefined)
      isHearing = true
      missed()
      probe(client)
    } catch (error) {
      broken(error instanceof Error ? error : undefined)
    }
  }

  void open(firstPauseMs)
  return {
    subscribe,
    isHearing: () => isHearing,
    close: async () => {
      isClosed = true
      isHearing = false
      clearTimeout(waiting)
      await connection?.end().catch(() => undefined)
    },
  }
}
