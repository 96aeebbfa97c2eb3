import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { oneTimeToken, type OneTimeTokenKind } from './identity-tables.ts'
import { newSecret, secretHash } from './secrets.ts'
import { instantAfter } from '#src/base/clock.ts'

/** What a token stands for. */
export type TokenGrant = { customerId: string | null; data: Record<string, unknown> }

const after = (instant: string, seconds: number): string => instantAfter(instant, seconds * 1000)

/** Makes a token that works once, and gives it: the database keeps its hash alone. */
export const makeOneTimeToken = async (
  tx: Sql,
  { customerId, data }: TokenGrant,
  { kind, instant, seconds }: { kind: OneTimeTokenKind; instant: string; seconds: number },
): Promise<{ token: string; expiresAt: string }> => {
  const token = newSecret()
  const expiresAt = after(instant, seconds)
  await tx.insert(oneTimeToken).values({ hash: secretHash(token), kind, customerId, data, expiresAt })
  return { token, expiresAt }
}

/** Seconds in which a code is exchanged for a token. */
const codeSeconds = 60

/** Makes the code that somebody who proved who they are exchanges for a token. */
export const makeCode = async (
  tx: Sql,
  grant: TokenGrant,
  instant: string,
): Promise<{ code: string; expiresAt: string }> => {
  const { token, expiresAt } = await makeOneTimeToken(tx, grant, {
    kind: 'code',
    instant,
    seconds: codeSeconds,
  })
  return { code: token, expiresAt }
}

/** Whose a token is that still works; undefined for any other. */
export const ownerOfToken = async (
  tx: Sql,
  kind: OneTimeTokenKind,
  token: string,
  instant: string,
): Promise<string | undefined> => {
  const own = and(eq(oneTimeToken.hash, secretHash(token)), eq(oneTimeToken.kind, kind))
  const [found] = await tx
    .select({ customerId: oneTimeToken.customerId })
    .from(oneTimeToken)
    .where(and(own, isNull(oneTimeToken.usedAt), gt(oneTimeToken.expiresAt, instant)))
  return found?.customerId ?? undefined
}

/** Uses a token up. `used` where it was before, `unknown` where there is none, or its time is over. */
export const useOneTimeToken = async (
  tx: Sql,
  kind: OneTimeTokenKind,
  token: string,
  instant: string,
): Promise<Result<TokenGrant, 'used' | 'unknown'>> => {
  const own = and(eq(oneTimeToken.hash, secretHash(token)), eq(oneTimeToken.kind, kind))
  const isGood = and(own, isNull(oneTimeToken.usedAt), gt(oneTimeToken.expiresAt, instant))
  const [claimed] = await tx
    .update(oneTimeToken)
    .set({ usedAt: instant })
    .where(isGood)
    .returning({ customerId: oneTimeToken.customerId, data: oneTimeToken.data })
  if (claimed) return ok(claimed)
  const [known] = await tx.select({ usedAt: oneTimeToken.usedAt }).from(oneTimeToken).where(own)
  return err(known?.usedAt ? 'used' : 'unknown')
}

/** Forgets tokens of a kind that a customer has not used yet. */
export const dropOneTimeTokens = async (
  tx: Sql,
  customerId: string,
  kind: OneTimeTokenKind,
): Promise<void> => {
  const own = and(eq(oneTimeToken.customerId, customerId), eq(oneTimeToken.kind, kind))
  await tx.delete(oneTimeToken).where(own)
}

/** Deletes tokens whose time was over before an instant. */
export const purgeOneTimeTokens = async (db: Sql, before: string): Promise<void> => {
  await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, before))
}
