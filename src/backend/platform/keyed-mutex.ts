import { Mutex } from 'async-mutex'

/**
 * Runs tasks that share a key one after the other, in the order they came, and others at once. Spares the writers of
 * one cart in this process their conflicts; between processes the cart's version decides.
 */
export const createKeyedMutex = () => {
  const mutexes = new Map<string, { mutex: Mutex; users: number }>()
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const entry = mutexes.get(key) ?? { mutex: new Mutex(), users: 0 }
    mutexes.set(key, entry)
    entry.users += 1
    try {
      return await entry.mutex.runExclusive(task)
    } finally {
      entry.users -= 1
      if (entry.users === 0) mutexes.delete(key)
    }
  }
}
