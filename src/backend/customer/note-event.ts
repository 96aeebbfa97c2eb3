import type { SecurityEventKind } from '#src/contract/identity/security-events.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'

/** Notes what happened to an account, within the transaction that does it. */
export type NoteEvent = (
  tx: Sql,
  event: { customerId: string; kind: SecurityEventKind },
  from: { instant: string; client: string | undefined; userAgent: string },
) => Promise<void>
