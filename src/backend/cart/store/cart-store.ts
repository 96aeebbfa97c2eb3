import type { Clock } from '#src/base/clock.ts'
import { ok, type Result } from '#src/base/result.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { ApiError, ErrorId } from '#src/contract/errors.ts'
import type { Stock } from '#src/backend/catalogue/stock/stock.ts'
import { and, eq, getTableColumns, lt, sql, type Column, type SQL, type SQLChunk } from 'drizzle-orm'
import type { CartStores } from './cart-stores.ts'
import { cart, cartItem } from './cart-tables.ts'
import { stockOf } from '#src/backend/catalogue/stock/stock-query.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'

/** A line item as stored. Recipe, store and customs code are empty where there is none. */
export type StoredLine = Omit<typeof cartItem.$inferSelect, 'cartId'>

/** A cart with its lines in order, and the stock of every product they name. */
export type StoredCart = {
  id: string
  currency: string
  version: number
  details: CartDetails
  lines: StoredLine[]
  stock: Stock
  /** The stores it has to do with; missing where there are none. */
  stores?: CartStores
  /** Whether it is seen as if there were enough of everything. */
  ignoresStock?: boolean
}

/** What a use case decided: the lines to remove, those to write whole, and everything besides lines as it is then. */
export type CartPlan = {
  cartId: string
  /** The version the plan was made from. */
  version: number
  currency: string
  instant: string
  remove: string[]
  put: StoredLine[]
  details: CartDetails
}

const columnsWithout = (...left: string[]) =>
  Object.fromEntries(Object.entries(getTableColumns(cartItem)).filter(([field]) => !left.includes(field)))

const lineColumns = columnsWithout('cartId')
const changeableColumns = columnsWithout('cartId', 'id')

/** What another domain writes in the transaction of a plan; a refusal undoes all of it. */
export type AlsoWrite<Id extends ErrorId> = (tx: Sql) => Promise<Result<undefined, ApiError<Id>>>

const valuesOf = ({ remove, put, details, ...plan }: CartPlan) => ({
  ...plan,
  remove: JSON.stringify(remove),
  put: JSON.stringify(put),
  details: JSON.stringify(details),
})

/** One SQL piece for each column of a line, named as in `StoredLine`. */
const ofColumns = (
  columns: Record<string, Column>,
  piece: (column: Column, field: string) => SQLChunk,
): SQL =>
  sql.join(
    Object.entries(columns).map(([field, column]) => piece(column, field)),
    sql`, `,
  )

const lines = sql<StoredLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(${ofColumns(
    lineColumns,
    ({ name }, field) => sql`${sql.raw(`'${field}'`)}, i.${sql.identifier(name)}`,
  )}) order by i.position), '[]')
  from ${cartItem} i where i.cart_id = "cart"."id")`

/** Lines as a JSON list, as rows of the table. */
const insertedLines = (target: SQL): SQL => sql`
  insert into ${cartItem} (cart_id, ${ofColumns(lineColumns, ({ name }) => sql.identifier(name))})
  select target.id, ${ofColumns(lineColumns, (_, field) => sql`l.${sql.identifier(field)}`)}
  from ${target} target, jsonb_to_recordset(${sql.placeholder('put')}::jsonb) as l(${ofColumns(
    lineColumns,
    (column, field) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`,
  )})
  on conflict (id) do update set ${ofColumns(
    changeableColumns,
    ({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
  )}
  returning id`

/** The products of the cart's lines, and one more. */
const productIds = sql`array_append(
  array(select i.product_id from ${cartItem} i where i.cart_id = "cart"."id"), ${sql.placeholder('productId')}::text)`

/** Reads and writes carts, with the stock that is free for them now: one statement to read one whole, one to write a change. */
export const createCartStore = (db: Sql, clock: Clock) => {
  const read = db
    .select({
      id: cart.id,
      currency: cart.currency,
      version: cart.version,
      details: cart.details,
      lines,
      stock: stockOf(productIds, sql`${sql.placeholder('instant')}`, sql`"cart"."id"`),
    })
    .from(cart)
    .where(and(eq(cart.id, sql.placeholder('cartId')), eq(cart.sessionId, sql.placeholder('sessionId'))))
    .prepare('cart_read')

  /** Writes lines to the cart that an earlier part of the statement names. */
  const writtenTo = (target: SQL) =>
    db.$with('written', { id: sql<string>`id`.as('id') }).as(insertedLines(target))

  const made = db.$with('made').as(
    db
      .insert(cart)
      .values({
        id: sql.placeholder('cartId'),
        sessionId: sql.placeholder('sessionId'),
        currency: sql.placeholder('currency'),
        version: 1,
        details: sql`${sql.placeholder('details')}::jsonb`,
        createdAt: sql.placeholder('instant'),
        updatedAt: sql.placeholder('instant'),
      })
      .onConflictDoNothing()
      .returning({ id: cart.id }),
  )
  const create = db
    .with(made, writtenTo(sql`made`))
    .select({ id: made.id })
    .from(made)
    .prepare('cart_create')

  const bumped = db.$with('bumped').as(
    db
      .update(cart)
      .set({
        version: sql`${cart.version} + 1`,
        currency: sql`${sql.placeholder('currency')}`,
        updatedAt: sql`${sql.placeholder('instant')}`,
        details: sql`${sql.placeholder('details')}::jsonb`,
      })
      .where(and(eq(cart.id, sql.placeholder('cartId')), eq(cart.version, sql.placeholder('version'))))
      .returning({ id: cart.id }),
  )
  const removed = db.$with('removed').as(
    db
      .delete(cartItem)
      .where(
        sql`${cartItem.cartId} in (select id from bumped)
          and ${cartItem.id} in (select value::uuid from jsonb_array_elements_text(${sql.placeholder('remove')}::jsonb))`,
      )
      .returning({ id: cartItem.id }),
  )
  // Counting what was removed has it done first: a line may become what a removed one was.
  const afterRemoval = sql`(select bumped.id from bumped, (select count(*) from removed) gone)`
  /** The statement that writes a plan, by the connection or within a transaction. */
  const saving = (sql: Sql) =>
    sql
      .with(bumped, removed, writtenTo(afterRemoval))
      .select({ id: bumped.id })
      .from(bumped)
      .prepare('cart_save')
  const save = saving(db)

  const touch = db
    .update(cart)
    .set({ updatedAt: sql`${sql.placeholder('instant')}` })
    .where(
      and(
        eq(cart.id, sql.placeholder('cartId')),
        lt(cart.updatedAt, sql`${sql.placeholder('instant')}::timestamptz - interval '1 day'`),
      ),
    )
    .prepare('cart_touch')

  return {
    /** Notes that a cart was looked at, at most once a day, so that it is not taken for one nobody comes back to. */
    touch: async (cartId: string, instant: string): Promise<void> => {
      await touch.execute({ cartId, instant })
    },

    /**
     * Reads a session's cart, with the stock of its products and of one more; undefined for an unknown cart and for
     * another session's.
     */
    read: async (cartId: string, sessionId: string, productId = ''): Promise<StoredCart | undefined> =>
      (await read.execute({ cartId, sessionId, productId, instant: clock() }))[0],

    /** Creates a session's cart with its first lines, at version 1; false, and nothing written, where its id is taken. */
    create: async (
      sessionId: string,
      { put, details, ...plan }: Omit<CartPlan, 'version' | 'remove'>,
    ): Promise<boolean> => {
      const created = await create.execute({
        ...plan,
        sessionId,
        put: JSON.stringify(put),
        details: JSON.stringify(details),
      })
      return created.length === 1
    },

    /** Writes a plan in one statement; false, and nothing written, when the cart changed since it was read. */
    save: async (plan: CartPlan): Promise<boolean> => (await save.execute(valuesOf(plan))).length === 1,

    /** Writes a plan together with what another domain writes, or neither of both where that one refuses. */
    saveWith: <Id extends ErrorId>(
      plan: CartPlan,
      alsoWrite: AlsoWrite<Id>,
    ): Promise<Result<boolean, ApiError<Id>>> =>
      inTransaction(db, async (tx) => {
        if ((await saving(tx).execute(valuesOf(plan))).length === 0) return ok(false)
        const also = await alsoWrite(tx)
        return also.ok ? ok(true) : also
      }),
  }
}

export type CartStore = ReturnType<typeof createCartStore>
