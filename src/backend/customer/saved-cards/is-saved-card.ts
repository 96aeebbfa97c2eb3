import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { savedCard } from './saved-card-tables.ts'

/** Whether a customer has saved the card of a token. */
export const isSavedCard = (token: AnyColumn): SQL =>
  sql`${token} in (select saved.token from ${savedCard} saved)`
