import type { Result } from '#src/base/result.ts'
import type { Sql } from './database.ts'

/** Does work in a transaction; a refusal undoes all of it. */
export const inTransaction = async <T, E>(
  db: Sql,
  work: (tx: Sql) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  const refusals: Result<T, E>[] = []
  const done = db.transaction(async (tx) => {
    refusals.length = 0
    const result = await work(tx)
    if (result.ok) return result
    refusals.push(result)
    return tx.rollback()
  })
  return done.catch((error: unknown) => {
    const [refusal] = refusals
    if (refusal) return refusal
    throw error
  })
}
