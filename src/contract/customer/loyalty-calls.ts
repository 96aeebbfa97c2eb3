import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { loyaltyEntrySchema, loyaltyVoucherSchema } from './loyalty.ts'

const referralCode = z.string().regex(/^[A-Z0-9]{8}$/)

/** The loyalty programme (specification, account and content, section 7, Consumer service). */
export const loyaltyCalls = {
  'PUT /consumers-v3/consumer/loyalty/enrollment': {
    summary: 'Join the programme, or leave it; points stay for a member who comes back',
    session: 'customer',
    limit: 'accountChange',
    body: z.strictObject({ optin: z.boolean() }),
    out: z.object({ isLoyaltyMember: z.boolean(), balance: z.int() }),
    errors: ['PRO404', 'PRO410', 'PRO411'],
  },
  'GET /consumers-v3/consumer/loyalty/vouchers': {
    summary: 'What a member may have for points, in the currency of the site',
    session: 'customer',
    limit: 'account',
    out: z.object({
      currentLoyaltyPoints: z.int(),
      minPoints: z.int().describe('Fewest points that buy anything'),
      applicableLoyaltyVouchers: z.array(loyaltyVoucherSchema),
    }),
    errors: ['4044'],
  },
  'GET /consumers-v3/consumer/loyalty/history': {
    summary: 'The points of a member that came and went, the latest first, and their tier',
    session: 'customer',
    limit: 'account',
    query: z.object({
      start: z.coerce.number().int().min(0).max(10_000).default(0),
      count: z.coerce.number().int().min(1).max(100).default(20),
    }),
    out: z.object({
      balance: z.int(),
      tier: z.string().optional(),
      nextTier: z
        .object({ name: z.string(), missing: z.int().describe('Points until it') })
        .optional()
        .describe('Where there is a higher one'),
      entries: z.array(loyaltyEntrySchema),
      total: z.int(),
    }),
    errors: ['4044'],
  },
  'GET /consumers-v3/consumer/loyalty/promo/welcome': {
    summary: 'What a member gets for having joined',
    session: 'customer',
    limit: 'account',
    out: z.object({ points: z.int(), isCredited: z.boolean() }),
    errors: ['4044'],
  },
  'POST /consumers-v3/consumer/loyalty/token': {
    summary:
      'A token that tells a member, and who sent them; the header leadSource says from where they came',
    session: 'customer',
    limit: 'accountChange',
    body: z.strictObject({ usid: z.string().max(100).optional(), referralCode: referralCode.optional() }),
    out: z.object({ token: z.string(), referralCode, expiresAt: z.iso.datetime() }),
    errors: ['4044'],
  },
  'POST /consumers-v3/consumer/discountTerms': {
    summary: 'Accept the terms of the employee discount',
    session: 'customer',
    limit: 'accountChange',
    out: z.object({ isEmployeeDiscountTCAccepted: z.literal(true) }),
    errors: ['AUT432'],
  },
} as const satisfies Calls
