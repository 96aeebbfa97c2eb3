import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Log } from '#src/base/log.ts'
import { createSilence } from './database-silence.ts'
import { isDatabaseTimeout } from './database-timeout.ts'

/** A peer that is gone for good is found by the system within minutes, also where nothing waits for it. */
const connected = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
const patientConnectMs = 10_000

/** A transaction that its shop left without a word lets go of its rows after this. */
const abandonedMs = 60_000

/**
 * Once a statement was late, nothing more is asked of its connection, and the pool drops it: whether the statement is
 * still under way there is not known, and a transaction that it was part of must not go on under the next user.
 */
const dropWhenLate = (client: PoolClient, note: (error: unknown) => void): void => {
  let late: Error | undefined
  client.query = new Proxy(client.query, {
    apply: (query, self, given) => {
      if (late) return Promise.reject(late)
      const result: unknown = Reflect.apply(query, self, given)
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (late || !(error instanceof Error) || !isDatabaseTimeout(error)) return
          late = error
          note(error)
          const { release } = client
          client.release = () => release(error)
        })
      return result
    },
  })
}

/** Connections for work that may rightly take long; they are given up soon after it. */
export const patientPool = (connectionString: string): Pool =>
  new Pool({
    ...connected,
    connectionString,
    max: 2,
    idleTimeoutMillis: 1_000,
    connectionTimeoutMillis: patientConnectMs,
  })

/**
 * Connections for what somebody waits for: no statement takes longer than the deadline, nor does connecting. The server
 * gives a statement up a little earlier, and says so, which tells a busy database from a silent one.
 */
export const poolWithDeadline = (
  place: { connectionString: string; max: number },
  deadlineMs: number,
  log: Log,
): Pool => {
  const settings = `set statement_timeout = ${Math.ceil(deadlineMs * 0.8)};
    set idle_in_transaction_session_timeout = ${abandonedMs}`
  const config: PoolConfig = {
    ...connected,
    ...place,
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
    // Statements rather than start-up parameters, which poolers refuse.
    verify: (client, done) => void client.query(settings).then(() => done(), done),
  }
  const pool = new Pool(config)
  const silence = createSilence(pool, log)
  pool.on('connect', (client) => dropWhenLate(client, silence.note))
  return new Proxy(pool, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof found !== 'function' || (name !== 'query' && name !== 'connect')) return found
      return async (...given: unknown[]): Promise<unknown> => {
        silence.refuse()
        try {
          return await Reflect.apply(found, target, given)
        } catch (error) {
          silence.note(error)
          throw error
        }
      }
    },
  })
}
