import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { customer } from '../customer-tables.ts'

/** The email that a customer has proven to be theirs, else null; a piece of another domain's statement. */
export const provenEmailOf = (customerId: SQLWrapper): SQL<string | null> => sql<string | null>`(
  select c.email from ${customer} c where c.id = ${customerId} and c.is_confirmed_email)`

/** Whether a customer has not switched off mails about what is back in stock; true for nobody's id. A piece of another domain's statement. */
export const wantsBackInStockMail = (customerId: SQLWrapper): SQL<boolean> => sql<boolean>`not exists (
  select from ${customer} c where c.id = ${customerId} and c.notifications -> 'backInStock' ->> 'email' = 'false')`
