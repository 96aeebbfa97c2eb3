import { desc, eq, lt } from 'drizzle-orm'
import type { NewId } from '#src/base/ids.ts'
import type { SecurityEventKind } from '#src/contract/identity/security-events.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { securityEvent } from './identity-tables.ts'

/** Where somebody acts from, and when. */
export type Place = { instant: string; client: string | undefined; userAgent: string }

/** Notes what happened to an account, within the transaction that does it where there is one. */
export const noteSecurityEvent = async (
  tx: Sql,
  newId: NewId,
  event: { customerId: string; kind: SecurityEventKind; actor?: string },
  { instant, client = '', userAgent }: Place,
): Promise<void> => {
  await tx.insert(securityEvent).values({ ...event, id: newId(), at: instant, address: client, userAgent })
}

/** Events that an account's owner is shown. */
const maxShown = 50

/** What happened to an account of late, the newest first. */
export const readSecurityEvents = (db: Sql, customerId: string) =>
  db
    .select({
      id: securityEvent.id,
      at: securityEvent.at,
      kind: securityEvent.kind,
      address: securityEvent.address,
      userAgent: securityEvent.userAgent,
      actor: securityEvent.actor,
    })
    .from(securityEvent)
    .where(eq(securityEvent.customerId, customerId))
    .orderBy(desc(securityEvent.at), securityEvent.id)
    .limit(maxShown)

/** Deletes what happened before an instant. */
export const purgeSecurityEvents = async (db: Sql, before: string): Promise<void> => {
  await db.delete(securityEvent).where(lt(securityEvent.at, before))
}
