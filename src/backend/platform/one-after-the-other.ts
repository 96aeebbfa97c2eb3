import type { Pool } from 'pg'

/** Any numbers that no other program of a cluster locks by. */
const locks = { migrations: 7_302_114, firstCatalogue: 7_302_115, searchWords: 7_302_116 }

export type OneAfterTheOther = <T>(what: keyof typeof locks, work: () => Promise<T>) => Promise<T>

/** Of the processes on one database, one at a time does a piece of work; the others wait for it. */
export const oneAfterTheOther =
  (pool: Pool): OneAfterTheOther =>
  async (what, work) => {
    // Held by a connection of its own, so the system lets go of it with the process, and the work has the others.
    const client = await pool.connect()
    // Heard, so that one which breaks does not end the process.
    client.on('error', () => undefined)
    try {
      await client.query('select pg_advisory_lock($1)', [locks[what]])
      return await work()
    } finally {
      // Closed, not given back: whatever became of the connection, its lock is gone.
      client.release(true)
    }
  }

/** Where one process has the database to itself. */
export const alone: OneAfterTheOther = (_, work) => work()
