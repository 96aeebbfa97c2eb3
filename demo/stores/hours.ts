import type { OpeningHours, OpeningPeriod } from '#src/contract/stores/opening-hours.ts'

const periodsOf = (text: string): OpeningPeriod[] =>
  text === '' ? [] : text.split(' ').map((period) => ({ opens: period.slice(0, 5), closes: period.slice(6) }))

type Week = { weekdays: string; thursday?: string; saturday: string; sunday: string; monday?: string }

/** Hours by kinds of days, `10:00-13:00 14:00-19:00`; empty is closed. Closed on the days that are named. */
export const hoursOf = (
  { weekdays, monday = weekdays, thursday = weekdays, saturday, sunday }: Week,
  closedOn: readonly string[],
): OpeningHours => ({
  week: {
    monday: periodsOf(monday),
    tuesday: periodsOf(weekdays),
    wednesday: periodsOf(weekdays),
    thursday: periodsOf(thursday),
    friday: periodsOf(weekdays),
    saturday: periodsOf(saturday),
    sunday: periodsOf(sunday),
  },
  exceptions: closedOn.map((date) => ({ date, periods: [] })),
})

/** Public holidays of the next years on which the shops of a country stay closed. */
export const holidays = {
  US: ['2026-11-26', '2026-12-25', '2027-01-01', '2027-07-04', '2027-11-25', '2027-12-25'],
  CA: ['2026-12-25', '2027-01-01', '2027-07-01', '2027-09-06', '2027-12-25'],
  GB: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-28', '2027-12-25'],
  DE: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-26', '2027-03-29', '2027-10-03', '2027-12-25'],
  FR: ['2026-12-25', '2027-01-01', '2027-05-01', '2027-07-14', '2027-11-01', '2027-12-25'],
} as const
