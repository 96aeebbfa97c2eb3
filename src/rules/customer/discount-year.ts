/** What was spent, in minor units, and in which calendar year. */
export type YearlySpend = { spent: number; year: number }

/** The calendar year of an ISO instant, in UTC. */
export const yearOf = (instant: string): number => Number(instant.slice(0, 4))

/** What was spent in the year of an instant: each year begins with none. */
export const spentInYear = ({ spent, year }: YearlySpend, instant: string): number =>
  year === yearOf(instant) ? spent : 0
