import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { cart } from '../store/cart-tables.ts'

/** Whether a cart is to be paid with the card of a token. */
export const isCardOfCart = (token: AnyColumn): SQL =>
  sql`${token} in (select jsonb_path_query(holder.details, '$.paymentInstruments[*].card.token') #>> '{}' from ${cart} holder)`
