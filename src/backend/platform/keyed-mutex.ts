/**
 * Runs tasks that share a key one after the other, in the order they came, and others at once. Spares the writers of
 * one cart in this process their conflicts; between processes the cart's version decides.
 */
export const createOneAtATime = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve()
    const running = before.then(task, task)
    last.set(key, running)
    try {
      return await running
    } finally {
      if (last.get(key) === running) last.delete(key)
    }
  }
}
