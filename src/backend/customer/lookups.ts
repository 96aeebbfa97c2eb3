import { eq, or } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { noteAssociateAct, type ActPlace } from '#src/backend/associates/associate-acts.ts'
import type { Associate } from '#src/backend/associates/associate.ts'
import { newConsumerNo } from './customer-identity.ts'
import { customer } from './customer-tables.ts'
import { readRecipient } from './addresses/recipient.ts'

/** Who calls, from where, and on which site. */
type Asker = { associate: Associate | undefined; site: Site; place: Omit<ActPlace, 'instant'> }
type Found = CallOutput<'GET /consumers-v3/consumer/lookup'>
type Retrieved = CallOutput<'POST /consumers-v3/consumer/retrieveUserData'>
type Noted = {
  email: string
  firstName: string
  lastName: string
  phone?: string | undefined
  postalCode?: string | undefined
}
type NotedFaultId = 'AUT432' | 'AUT444' | 'AUT453' | 'PRO400' | 'PRO414'

const columns = {
  consumerId: customer.id,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  postalCode: customer.postalCode,
  termsAcceptedAt: customer.termsAcceptedAt,
}

/** Finds customers: for forms that ask who somebody is, and for associates who buy for them. */
export const createLookups = ({ db, clock, newId }: { db: Sql; clock: Clock; newId: NewId }) => ({
  /**
   * Whether somebody has an account: a form goes on to sign in or to sign up by it, which signing up tells as well. It takes the same
   * one statement either way; phones are for associates, who also learn who it is.
   */
  find: async (
    { email, phone }: { email?: string | undefined; phone?: string | undefined },
    { associate, site, place }: Asker,
  ): Promise<Result<Found, ApiError<'AUT432' | 'AUT453' | 'PRO414'>>> => {
    if (phone !== undefined && !associate) return err(apiError('AUT432'))
    const channel = phone === undefined ? 'email' : 'sms'
    const wanted = readRecipient(phone ?? email ?? '', channel, site.country)
    if (!wanted.ok) return wanted
    const [found] = await db
      .select(columns)
      .from(customer)
      .where(eq(channel === 'email' ? customer.email : customer.phone, wanted.value))
    const isRegistered = found !== undefined && found.termsAcceptedAt !== null
    if (associate) {
      const act = { kind: 'lookedUp', forCustomerId: found?.consumerId, details: { by: channel } } as const
      await noteAssociateAct(db, newId, associate, act, { ...place, instant: clock() })
    }
    if (!found || !associate) return ok({ isRegistered })
    const { consumerId, firstName, lastName } = found
    return ok({ isRegistered, consumer: { consumerId, firstName, lastName, email: found.email } })
  },

  /** What an associate noted of somebody who has no account yet; CCN404 for all else, so that nobody learns of accounts by it. */
  retrieve: async (consumerId: string, email: string): Promise<Result<Retrieved, ApiError<'CCN404'>>> => {
    const [found] = await db.select(columns).from(customer).where(eq(customer.id, consumerId))
    if (!found || found.termsAcceptedAt !== null || found.email !== email.toLowerCase())
      return err(apiError('CCN404'))
    const { firstName, lastName, postalCode } = found
    return ok({
      ...{ consumerId, firstName, lastName, email: found.email },
      ...(postalCode === null ? {} : { postalCode }),
    })
  },

  /** Notes a customer; PRO400 for an email and AUT444 for a phone that somebody has. */
  note: async (
    noted: Noted,
    { associate, site, place }: Asker,
  ): Promise<Result<{ consumerId: string }, ApiError<NotedFaultId>>> => {
    if (!associate) return err(apiError('AUT432'))
    const email = readRecipient(noted.email, 'email', site.country)
    if (!email.ok) return err(apiError('AUT453', { field: 'email' }))
    const read = noted.phone ? readPhone(noted.phone, site.country) : undefined
    if (noted.phone && !read) return err(apiError('PRO414', { field: 'phone' }))
    return inTransaction<{ consumerId: string }, ApiError<NotedFaultId>>(db, async (tx) => {
      const isEmail = eq(customer.email, email.value)
      const [taken] = await tx
        .select({ email: customer.email })
        .from(customer)
        .where(read ? or(isEmail, eq(customer.phone, read.phone)) : isEmail)
      if (taken)
        return err(
          taken.email === email.value
            ? apiError('PRO400', { field: 'email' })
            : apiError('AUT444', { field: 'phone' }),
        )
      const consumerId = newId()
      const instant = clock()
      const { firstName, lastName, postalCode } = noted
      await tx.insert(customer).values({
        ...{ id: consumerId, firstName, lastName, postalCode, email: email.value },
        consumerNo: newConsumerNo(),
        country: site.country,
        ...(read ? { phone: read.phone, phoneCode: read.phoneCode } : {}),
        ...{ createdAt: instant, updatedAt: instant },
      })
      const act = { kind: 'customerNoted', forCustomerId: consumerId } as const
      await noteAssociateAct(tx, newId, associate, act, { ...place, instant })
      return ok({ consumerId })
    })
  },
})

export type Lookups = ReturnType<typeof createLookups>
