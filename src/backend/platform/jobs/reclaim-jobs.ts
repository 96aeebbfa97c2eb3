import { sql } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'

/** How the job library says that a job's process went silent; it then lets the job wait as long as one that failed. */
const silent = 'job heartbeat timeout'

/**
 * Has jobs done anew, and at once, whose process went silent while they were under way: killed, or cut off from the database.
 * Each of these turns counts as a try. The names of their queues.
 */
export const reclaimJobs = async (db: Sql, queues: readonly string[]): Promise<string[]> => {
  if (queues.length === 0) return []
  const { rows } = await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now()
    where name in ${queues} and retry_count < retry_limit and (
      (state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now())
      or (state = 'retry' and start_after > now() and output #>> '{value,message}' = ${silent})
    )
    returning name`)
  return [...new Set(rows.map(({ name }) => String(name)))]
}
