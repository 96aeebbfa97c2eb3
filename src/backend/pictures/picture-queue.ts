import PQueue from 'p-queue'

/** How long work is waited for, and whether a visitor waits. */
export type Patience = { signal: AbortSignal; isUrgent: boolean }

export type PictureQueue = {
  /** Resolves to what the work does; undefined when too many wait, or when nobody does any more. */
  run: <Value>(work: () => Promise<Value>, patience: Patience) => Promise<Value | undefined>
  /** How many wait. */
  waiting: () => number
}

/**
 * Lets `concurrency` pictures be made at a time and `maxWaiting` wait in line, those that visitors wait for first. Work that
 * is aborted while it waits leaves the line; work under way keeps its place until it has ended.
 */
export const createPictureQueue = (concurrency: number, maxWaiting: number): PictureQueue => {
  const queue = new PQueue({ concurrency })
  return {
    waiting: () => queue.size,
    run: async (work, { signal, isUrgent }) => {
      if (signal.aborted || queue.size >= maxWaiting) return undefined
      const inLine = new AbortController()
      const leave = (): void => inLine.abort()
      signal.addEventListener('abort', leave, { once: true })
      const begin = () => {
        signal.removeEventListener('abort', leave)
        return work()
      }
      const line = { signal: inLine.signal, priority: isUrgent ? 1 : 0 }
      return queue.add(begin, line).catch((error: unknown) => {
        if (inLine.signal.aborted) return undefined
        throw error
      })
    },
  }
}
