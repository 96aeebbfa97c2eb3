import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '#src/contract/identity/security-events.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/*
 * Migration 0016 makes each customer_id refer to the customer, on delete cascade: tables of one domain do not name those of
 * another here.
 */

/** How a customer proves who they are: the hash of their password in PHC form. */
export const login = pgTable('login', {
  customerId: uuid('customer_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  isTemporary: boolean('is_temporary').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
})

/**
 * Sign-ins that failed in a row for a name that was typed, whether or not it is somebody's; by its hash. Those of a device that
 * the account knows are counted by themselves, so that strangers cannot lock its owner out.
 */
export const signInGuard = pgTable('sign_in_guard', {
  key: text().primaryKey(),
  failed: integer().notNull(),
  lockedUntil: instant('locked_until'),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * One place where a customer is signed in. Its refresh token is kept as a hash, and so is the one before it: to see that one
 * again tells of a theft.
 */
export const loginSession = pgTable(
  'login_session',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the customer last proved who they are. */
    confirmedAt: instant('confirmed_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    deviceHash: text('device_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    previousHash: text('previous_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    /** Of an associate: where they sell, for whom, and what owns the cart of that sale. */
    storeId: text('store_id'),
    forCustomerId: uuid('for_customer_id'),
    ownerId: uuid('owner_id'),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('login_session_customer').on(table.customerId),
    index('login_session_expires').on(table.expiresAt),
  ],
)

export type OneTimeTokenKind = 'code' | 'reset' | 'unlock' | 'verify' | 'changeEmail' | 'passkey'

/** A token that works once, kept as a hash: an authorization code, or what a link in a mail carries. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    hash: text().primaryKey(),
    kind: text().$type<OneTimeTokenKind>().notNull(),
    customerId: uuid('customer_id'),
    /** Whom it was sent to, where that is nobody's account. */
    email: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_token_customer').on(table.customerId),
    index('one_time_token_expires').on(table.expiresAt),
  ],
)

/** What happened to an account, and from where; shown to its owner. The actor is who did it where that is somebody else. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').notNull(),
    at: instant('at').notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    actor: text(),
  },
  (table) => [index('security_event_customer').on(table.customerId, table.at)],
)

/** A passkey of a customer; the id is the credential's, in base64url, and the key is in COSE form. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    customerId: uuid('customer_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_customer').on(table.customerId)],
)
