import type { CallEntry } from './client.ts'

/** Notes a call for whoever turns the console's verbose level on. */
export const logCall = (entry: CallEntry): void => console.debug('call', entry)

/** Leaves a line for whoever looks into the browser's console: something failed that the visitor need not be told of. */
export const browserLog = (what: string, reason: unknown): void => console.info(what, reason)
