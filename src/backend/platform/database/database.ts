import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Invalidations } from '../invalidations.ts'
import type { OneAfterTheOther } from '../one-after-the-other.ts'

/**
 * PostgreSQL's dialect by Drizzle, whichever engine is behind it. The work of a transaction is done again where it met
 * another one, so all that it does lies in the database, or may be done twice.
 */
export type Sql = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** An open database with its tables up to date. */
export type Database = {
  /** For what somebody waits for: on a server a statement fails that takes longer than the deadline. */
  sql: Sql
  /** The same without a deadline: for loads, imports and jobs, which may rightly take long. */
  patient: Sql
  /** Where other connections to it are opened; undefined for the embedded one, which has one connection. */
  url: string | undefined
  invalidations: Invalidations
  /** Does work that several processes begin together in one after the other. */
  oneAfterTheOther: OneAfterTheOther
  close: () => Promise<void>
}

/**
 * Where the data is: a PostgreSQL address, a folder for the embedded database, or memory for tests. A new folder begins as
 * a copy of `first`, the folder of a closed database, where that is there.
 */
export type DatabasePlace = { url: string } | { dataFolder: string; first?: string } | { memory: true }

export type DatabaseOptions = {
  /** Called with each SQL statement before it runs. */
  onStatement?: (statement: string) => void
  /** Signs sessions: opening fails while an instance with another one is on the same server. */
  secret?: string
  /** Connections to a server that may work at once, 10 unless said; one more hears of invalidations. */
  connections?: number
  /** Most milliseconds that a statement may take on a server, and connecting to it; 5,000 unless it is named. */
  deadlineMs?: number
  /** Where the migrations are, if not in this project's sources. */
  migrations?: string
}
