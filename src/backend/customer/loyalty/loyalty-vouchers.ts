import { loyaltySettings } from '#src/base/loyalty-settings.ts'
import type { LoyaltyVoucher } from '../customer-facts.ts'

/** The vouchers that a member may have, in every currency; those that the points suffice for are eligible. */
export const loyaltyVouchers = (balance: number): LoyaltyVoucher[] =>
  loyaltySettings.vouchers.flatMap(({ points, amounts }) =>
    Object.entries(amounts).map(([currency, amountInCurrency]) => ({
      points,
      amountInCurrency,
      currency,
      available: true,
      eligible: balance >= Math.max(points, loyaltySettings.minPoints),
    })),
  )
