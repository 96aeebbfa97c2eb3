/** Leaves a line for whoever looks into the browser's console: something failed that the visitor need not be told of. */
export const browserLog = (what: string, reason: unknown): void => console.info(what, reason)
