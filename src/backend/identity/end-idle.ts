import { noteAssociateAct } from '#src/backend/associates/associate-acts.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import type { Place } from './security-events.ts'

/** Ends the session of an associate who has left it alone for too long, which is noted; nothing happens to any other. */
export const endIdle = async (
  { db, logins, saleOf, newId }: Pick<IdentityDependencies, 'db' | 'logins' | 'saleOf' | 'newId'>,
  loginId: string,
  place: Place,
): Promise<void> => {
  const ended = await logins.endIdle(loginId, place.instant)
  if (!ended?.storeId) return
  const { customerId, storeId } = ended
  const sale = await saleOf(customerId, storeId)
  if (!sale) return
  const forCustomerId = ended.forCustomerId ?? undefined
  const associate = { customerId, sale, forCustomerId }
  await noteAssociateAct(db, newId, associate, { kind: 'timedOut' }, place)
}
