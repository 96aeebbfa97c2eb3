type VoucherStep = { points: number; amounts: Readonly<Record<string, number>> }

type LoyaltySettings = Readonly<{
  minPoints: number
  welcomePoints: number
  pointsPerHundred: number
  vouchers: readonly VoucherStep[]
  tiers: readonly { name: string; points: number }[]
}>

/** How a shop's loyalty programme counts (specification, account and content, section 9): change it here, and build the shop. */
export const loyaltySettings: LoyaltySettings = {
  /** Fewest points that buy anything. */
  minPoints: 500,
  /** Points for joining. */
  welcomePoints: 100,
  /** Points for each hundred minor units of goods, once they leave. */
  pointsPerHundred: 1,
  /** What points buy, in minor units by currency. */
  vouchers: [
    { points: 500, amounts: { USD: 1000, CAD: 1300, GBP: 800, EUR: 900 } },
    { points: 1000, amounts: { USD: 2500, CAD: 3200, GBP: 2000, EUR: 2300 } },
    { points: 2000, amounts: { USD: 6000, CAD: 7800, GBP: 4800, EUR: 5500 } },
  ],
  /** Names that members have by the points of their balance, from the least on; none where the list is empty. */
  tiers: [
    { name: 'Trail', points: 0 },
    { name: 'Ridge', points: 1000 },
    { name: 'Summit', points: 3000 },
  ],
}
