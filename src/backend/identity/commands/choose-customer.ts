import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { noteAssociateAct } from '#src/backend/associates/associate-acts.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import type { Associate } from '#src/backend/associates/associate.ts'
import type { Session, SessionCustomer } from '../sessions.ts'

/** An associate's session for whom they chose, with its token; whether a cart of its own begins. */
type Chosen = { associate: SessionCustomer & Associate; session: Session; token: string; isNewSale: boolean }

/**
 * Has an associate buy for a customer, or for nobody. What was begun for nobody yet becomes the customer's; from one person to
 * another nothing goes along: the next sale begins with no cart. CCN404 for an unknown customer, and for oneself.
 * @param ownerId what owns the cart of the present sale
 */
export const chooseCustomer =
  ({ db, customers, logins, sessions, clock, newId }: IdentityDependencies) =>
  async (
    before: SessionCustomer & Associate,
    ownerId: string,
    consumerId: string | null,
    from: Place,
  ): Promise<Result<Chosen, ApiError<'CCN404'>>> => {
    const { forCustomerId: earlier, ...associate } = before
    const { customerId, loginId, sale } = before
    const place = { ...from, instant: clock() }
    const chosen = consumerId === null ? undefined : await customers.byId(consumerId)
    if (consumerId !== null && (!chosen || chosen.id === customerId)) return err(apiError('CCN404'))
    const isNewSale = earlier !== undefined && earlier !== chosen?.id
    const nextOwnerId = isNewSale ? newId() : ownerId
    const next = chosen ? { ...associate, forCustomerId: chosen.id } : associate
    await db.transaction(async (tx) => {
      await logins.sellTo(tx, loginId, chosen?.id ?? null, nextOwnerId)
      const kind = chosen ? 'customerChosen' : 'customerCleared'
      await noteAssociateAct(tx, newId, chosen ? next : before, { kind }, place)
      const actor = `${sale.storeName}, ${sale.storeEmployeeId}`
      if (chosen)
        await noteSecurityEvent(tx, newId, { customerId: chosen.id, kind: 'agentActed', actor }, place)
    })
    const signed = await sessions.signCustomer(next, nextOwnerId)
    return ok({ associate: next, ...signed, isNewSale })
  }
