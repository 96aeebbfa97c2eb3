import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from './customer-tables.ts'
import { discountProfile } from './discount-tables.ts'
import { loyaltyMember } from './loyalty/loyalty-tables.ts'
import { subscription } from './subscriptions/subscription-tables.ts'

/** A customer as signing up makes them; what is missing has the table's defaults. */
export type NewCustomer = Omit<typeof customer.$inferInsert, 'consumerNo'>

/** What identifies a customer. */
export type CustomerIdentity = Pick<
  typeof customer.$inferSelect,
  'id' | 'consumerNo' | 'consumerType' | 'email' | 'firstName' | 'lastName' | 'country'
>

const columns = {
  id: customer.id,
  consumerNo: customer.consumerNo,
  consumerType: customer.consumerType,
  email: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  country: customer.country,
}

/** An email as it is kept and looked for. */
export const storedEmail = (email: string): string => email.trim().toLowerCase()

/** The number that a customer is called by in letters and on the phone. */
export const newConsumerNo = (): string => String(randomInt(1_000_000_000, 9_999_999_999))

/** What was noted of somebody is nothing that who signs up with their email is shown. */
const untold = { phone: null, phoneCode: null, postalCode: null, birthDate: null, gender: null }

/** What somebody else has already: the email of an account, or a phone. */
const fieldTaken = (
  others: readonly { email: string; termsAcceptedAt: string | null }[],
  email: string,
): 'email' | 'phone' | undefined => {
  if (others.some((other) => other.email === email && other.termsAcceptedAt !== null)) return 'email'
  return others.some((other) => other.email !== email) ? 'phone' : undefined
}

/**
 * Creates a customer within the transaction that creates their login. Whom an associate has noted by the same email stays who they
 * are, with what they say of themselves now. AUT439 for an email that is in use, AUT444 for a phone that is.
 */
export const createCustomer = async (
  tx: Sql,
  fields: NewCustomer,
): Promise<Result<CustomerIdentity, ApiError<'AUT439' | 'AUT444'>>> => {
  const [made] = await tx
    .insert(customer)
    .values({ ...fields, consumerNo: newConsumerNo() })
    .onConflictDoNothing()
    .returning(columns)
  if (made) return ok(made)
  const { id, email, phone } = fields
  const isEmail = eq(customer.email, email)
  const others = await tx
    .select({ email: customer.email, termsAcceptedAt: customer.termsAcceptedAt })
    .from(customer)
    .where(or(eq(customer.id, id), isEmail, ...(phone ? [eq(customer.phone, phone)] : [])))
    .for('update')
  const taken = fieldTaken(others, email)
  if (taken) return err(apiError(taken === 'email' ? 'AUT439' : 'AUT444', { field: taken }))
  const [noted] = await tx
    .update(customer)
    .set({ ...untold, ...fields, id: sql`${customer.id}` })
    .where(isEmail)
    .returning(columns)
  return noted ? ok(noted) : createCustomer(tx, fields)
}

/** Notes that an email is its owner's, and with it what was subscribed by it; false where the customer has another one by now. */
export const confirmEmail = async (tx: Sql, customerId: string, email: string): Promise<boolean> => {
  const own = and(eq(customer.id, customerId), eq(customer.email, email))
  const confirmed = await tx
    .update(customer)
    .set({ isConfirmedEmail: true })
    .where(own)
    .returning({ id: customer.id })
  if (confirmed.length === 0) return false
  await tx.update(loyaltyMember).set({ doubleOptin: true }).where(eq(loyaltyMember.customerId, customerId))
  await tx
    .update(subscription)
    .set({ customerId })
    .where(
      and(eq(subscription.recipient, email), eq(subscription.optin, true), isNull(subscription.customerId)),
    )
  return true
}

/** Finds customers for those who sign in. */
export const createCustomerIdentities = (db: Sql) => ({
  byEmail: async (email: string): Promise<CustomerIdentity | undefined> => {
    const [found] = await db
      .select(columns)
      .from(customer)
      .where(eq(customer.email, storedEmail(email)))
    return found
  },

  byId: async (id: string): Promise<CustomerIdentity | undefined> => {
    const [found] = await db.select(columns).from(customer).where(eq(customer.id, id))
    return found
  },

  /** Whether an employee has accepted the terms of their discount. */
  hasAcceptedEmployeeTerms: async (customerId: string): Promise<boolean> => {
    const isEmployee = and(eq(discountProfile.customerId, customerId), eq(discountProfile.kind, 'EMPLOYEE'))
    const [accepted] = await db
      .select({ at: discountProfile.termsAcceptedAt })
      .from(discountProfile)
      .where(and(isEmployee, isNotNull(discountProfile.termsAcceptedAt)))
    return accepted !== undefined
  },
})

export type CustomerIdentities = ReturnType<typeof createCustomerIdentities>
