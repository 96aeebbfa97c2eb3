import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { CustomerIdentity } from '#src/backend/customer/customer-identity.ts'
import type { Site } from '#src/contract/sites.ts'
import { noteAssociateAct } from '#src/backend/associates/associate-acts.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { login } from '../identity-tables.ts'
import { useOneTimeToken } from '../one-time-tokens.ts'
import { isSameHash, newSecret, secretHash } from '../secrets.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { Session, SessionCustomer } from '../sessions.ts'

/** A customer who has just signed in, and what their browser keeps of it. */
export type SignedIn = {
  customer: CustomerIdentity
  sessionCustomer: SessionCustomer
  session: Session
  token: string
  refreshToken: string
  device: string
  isTemporaryPassword: boolean
  isEmployeeDiscountTCAccepted: boolean
}

/** A code that a password was given for is good as long as the password is; an associate's is for one store. */
const codeDataSchema = z.object({
  codeChallenge: z.string(),
  changedAt: z.string().optional(),
  storeId: z.string().optional(),
})

/**
 * Exchanges a code for a customer's session, which is a new one whatever the browser had before. AUT409 for a code that was
 * exchanged, AUT432 for one that is unknown or late, or whose challenge the verifier does not fit: then it is used up too.
 * An associate's session is that of a store, where a sale begins.
 */
export const exchangeCode =
  ({ db, customers, saleOf, logins, sessions, sendMail, clock, newId }: IdentityDependencies) =>
  async (
    { code, codeVerifier }: { code: string; codeVerifier: string },
    device: string | undefined,
    from: Place,
    { locale }: Site,
  ): Promise<Result<SignedIn, ApiError<'AUT409' | 'AUT432'>>> => {
    const instant = clock()
    const place = { ...from, instant }
    const used = await useOneTimeToken(db, 'code', code, instant)
    if (!used.ok) return err(apiError(used.error === 'used' ? 'AUT409' : 'AUT432'))
    const { codeChallenge, changedAt, storeId } = codeDataSchema.parse(used.value.data)
    const customer = used.value.customerId ? await customers.byId(used.value.customerId) : undefined
    if (!customer || !isSameHash(secretHash(codeVerifier), codeChallenge)) return err(apiError('AUT432'))
    const customerId = customer.id
    const isKnown = device !== undefined && (await logins.isKnownDevice(customerId, device))
    // What a browser says it is known by is taken only where it is: nobody plants a device on another.
    const ownDevice = isKnown ? device : newSecret()
    const loginId = newId()
    const sale = storeId === undefined ? undefined : await saleOf(customerId, storeId)
    if (storeId !== undefined && !sale) return err(apiError('AUT432'))
    const sessionCustomer = { customerId, loginId, consumerType: customer.consumerType, sale }
    const associate = associateOf(sessionCustomer)
    const ownerId = associate ? newId() : customerId
    const hadSession = await logins.hasSignedIn(customerId)
    const begun = await db.transaction(async (tx) => {
      // No password changes until the session is there, which a change then ends.
      const [own] = await tx.select().from(login).where(eq(login.customerId, customerId)).for('update')
      if (changedAt !== undefined && own?.changedAt !== changedAt) return undefined
      const kind = associate ? 'agentSignedIn' : isKnown ? 'signedIn' : 'signedInOnNewDevice'
      await noteSecurityEvent(tx, newId, { customerId, kind }, place)
      if (associate) await noteAssociateAct(tx, newId, associate, { kind: 'signedIn' }, place)
      const refreshToken = await logins.begin(tx, {
        ...{ id: loginId, customerId, device: ownDevice, place },
        sale: sale && { storeId: sale.storeId, ownerId },
      })
      return { refreshToken, isTemporaryPassword: own?.isTemporary ?? false }
    })
    if (!begun) return err(apiError('AUT432'))
    const { firstName, email: to } = customer
    const { client: address = '', userAgent } = place
    if (!isKnown && hadSession)
      sendMail({
        locale,
        to,
        message: { kind: 'newDevice', firstName, at: instant, address, userAgent },
      })
    return ok({
      ...(await sessions.signCustomer(sessionCustomer, ownerId)),
      customer,
      sessionCustomer,
      ...begun,
      device: ownDevice,
      isEmployeeDiscountTCAccepted:
        customer.consumerType === 'EMPLOYEE' && (await customers.hasAcceptedEmployeeTerms(customerId)),
    })
  }
