import { and, eq } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { loyaltySettings } from '#src/base/loyalty-settings.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { nextTierOf, tierOf } from '#src/rules/customer/loyalty-tier.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { joinLoyalty } from '../commands/join-loyalty.ts'
import { readEntries, type Page } from './loyalty-ledger.ts'
import { loyaltyEntry, loyaltyMember } from './loyalty-tables.ts'
import { loyaltyVouchers } from './loyalty-vouchers.ts'

type LoyaltyDependencies = {
  db: Sql
  clock: Clock
  newId: NewId
  /** Signs what tells a member elsewhere. */
  signToken: (customerId: string, usid: string | undefined) => Promise<{ token: string; expiresAt: string }>
}

type Enrolled = CallOutput<'PUT /consumers-v3/consumer/loyalty/enrollment'>
type OfMember<K extends 'vouchers' | 'history' | 'promo/welcome'> = Promise<
  Result<CallOutput<`GET /consumers-v3/consumer/loyalty/${K}`>, ApiError<'4044'>>
>

const noMember = err(apiError('4044'))

/** The loyalty programme, as members see it. */
export const createLoyalty = ({ db, clock, newId, signToken }: LoyaltyDependencies) => {
  const memberOf = async (customerId: string) => {
    const [member] = await db.select().from(loyaltyMember).where(eq(loyaltyMember.customerId, customerId))
    return member?.optin ? member : undefined
  }

  return {
    /** Joins or leaves. */
    enroll: async (
      customerId: string,
      { optin, site, channel }: { optin: boolean; site: Site; channel: string },
    ): Promise<Result<Enrolled, ApiError<'PRO404' | 'PRO410' | 'PRO411'>>> => {
      if (optin) {
        const instant = clock()
        const joining = { customerId, site, channel, instant, newId }
        const joined = await inTransaction(db, (tx) => joinLoyalty(tx, joining))
        return joined.ok ? ok({ isLoyaltyMember: true, balance: joined.value }) : joined
      }
      const [left] = await db
        .update(loyaltyMember)
        .set({ optin: false })
        .where(eq(loyaltyMember.customerId, customerId))
        .returning({ balance: loyaltyMember.balance })
      return ok({ isLoyaltyMember: false, balance: left?.balance ?? 0 })
    },

    vouchers: async (customerId: string, { currency }: Site): OfMember<'vouchers'> => {
      const member = await memberOf(customerId)
      if (!member) return noMember
      return ok({
        currentLoyaltyPoints: member.balance,
        minPoints: loyaltySettings.minPoints,
        applicableLoyaltyVouchers: loyaltyVouchers(member.balance)
          .filter((voucher) => voucher.currency === currency)
          .map(({ points, amountInCurrency, available, eligible }) => ({
            ...{ points, amountInCurrency, available, eligible },
          })),
      })
    },

    history: async (customerId: string, page: Page): OfMember<'history'> => {
      const member = await memberOf(customerId)
      if (!member) return noMember
      const tier = tierOf(member.balance, loyaltySettings.tiers)
      const nextTier = nextTierOf(member.balance, loyaltySettings.tiers)
      const read = await readEntries(db, customerId, page)
      return ok({
        balance: member.balance,
        ...(tier === undefined ? {} : { tier }),
        ...(nextTier ? { nextTier } : {}),
        ...read,
      })
    },

    welcome: async (customerId: string): OfMember<'promo/welcome'> => {
      const member = await memberOf(customerId)
      if (!member) return noMember
      const welcomed = and(eq(loyaltyEntry.customerId, customerId), eq(loyaltyEntry.kind, 'welcome'))
      const [entry] = await db.select({ points: loyaltyEntry.points }).from(loyaltyEntry).where(welcomed)
      return ok({ points: entry?.points ?? loyaltySettings.welcomePoints, isCredited: entry !== undefined })
    },

    /** A token of a member; who sent them, and from where they came, is noted the first time. */
    token: async (
      customerId: string,
      said: { usid?: string | undefined; referralCode?: string | undefined; leadSource: string | undefined },
    ): Promise<Result<CallOutput<'POST /consumers-v3/consumer/loyalty/token'>, ApiError<'4044'>>> => {
      const member = await memberOf(customerId)
      if (!member) return noMember
      const [sender] =
        said.referralCode === undefined || member.referredBy !== null
          ? []
          : await db
              .select({ id: loyaltyMember.customerId })
              .from(loyaltyMember)
              .where(eq(loyaltyMember.referralCode, said.referralCode))
      const referredBy = sender && sender.id !== customerId ? sender.id : member.referredBy
      const leadSource = member.leadSource ?? said.leadSource ?? null
      if (referredBy !== member.referredBy || leadSource !== member.leadSource)
        await db
          .update(loyaltyMember)
          .set({ referredBy, leadSource })
          .where(eq(loyaltyMember.customerId, customerId))
      return ok({ ...(await signToken(customerId, said.usid)), referralCode: member.referralCode })
    },
  }
}

export type Loyalty = ReturnType<typeof createLoyalty>
