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

/** The tier above a balance, and how many points it is away; undefined for members of the highest. */
export const nextTierOf = (
  balance: number,
  tiers: readonly Tier[],
): { name: string; missing: number } | undefined => {
  const [next] = tiers
    .filter(({ points }) => points > balance)
    .sort((one, other) => one.points - other.points)
  return next && { name: next.name, missing: next.points - balance }
}
