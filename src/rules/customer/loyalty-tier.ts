/** A name that members have from so many points on. */
export type Tier = { name: string; points: number }

/** The tier of a balance: the highest whose points it reaches. */
export const tierOf = (balance: number, tiers: readonly Tier[]): string | undefined =>
  tiers
    .filter(({ points }) => balance >= points)
    .reduce<Tier | undefined>(
      (highest, tier) => (highest && highest.points >= tier.points ? highest : tier),
      undefined,
    )?.name
