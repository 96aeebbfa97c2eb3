import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Waits until a check throws no more, however busy the machine is, and gives what it returned. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patience, interval: 20 })
