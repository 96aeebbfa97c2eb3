import { AsyncLocalStorage } from 'node:async_hooks'

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs what belongs to a transaction, so that `guarded` knows it. */
export const withinTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const transaction = { isOpen: true }
  try {
    return await transactions.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/**
 * A connection pool that throws when it is used within a transaction: the embedded database has one connection, which the
 * transaction holds, so a statement beside it would wait for ever. On a server it would see none of what the transaction
 * wrote.
 */
export const guarded = <P extends object>(pool: P): P =>
  new Proxy(pool, {
    get: (target, name, receiver): unknown => {
      if ((name === 'query' || name === 'connect') && transactions.getStore()?.isOpen)
        throw new Error('Inside a transaction only its own handle may be used, and this is the outer one.')
      return Reflect.get(target, name, receiver)
    },
  })
