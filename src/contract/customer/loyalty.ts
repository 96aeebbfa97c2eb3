import { z } from 'zod'

/** Why points come or go. */
const loyaltyEntryKinds = ['welcome', 'earned', 'spent', 'returned', 'adjusted'] as const
export type LoyaltyEntryKind = (typeof loyaltyEntryKinds)[number]

/** Points that came or went. */
export const loyaltyEntrySchema = z.object({
  kind: z.enum(loyaltyEntryKinds),
  points: z.int().describe('Below 0 where they went'),
  balance: z.int().describe('After it'),
  reference: z.string(),
  at: z.iso.datetime(),
})

/** A voucher that points buy (specification, shopping, section 3, Loyalty). */
export const loyaltyVoucherSchema = z.object({
  points: z.int(),
  amountInCurrency: z.int().describe('Minor units of the site’s currency'),
  available: z.boolean(),
  eligible: z.boolean().describe('Whether the points suffice'),
})

export type LoyaltyEntry = z.infer<typeof loyaltyEntrySchema>
