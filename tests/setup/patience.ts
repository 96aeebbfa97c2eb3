import { runsAll } from './extent.ts'

/** Milliseconds for what comes soon. It bounds what must come, and says nothing of how soon on a machine that does much else. */
export const patience = 60_000

/** Milliseconds after which a test, or what prepares it, hangs. */
export const hangsAfter = runsAll ? 3_600_000 : 300_000
